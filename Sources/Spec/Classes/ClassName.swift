/// The names of a class.
///
/// `String(reflecting:)` and `String(describing:)` give the same ones, but for each class they search all conformances of the
/// process first, because a type can describe itself. With many classes that search takes most of the time in which a process starts.
enum ClassName {
    /// With the module and the types around it.
    static func qualified(_ type: AnyClass) -> String { _typeName(type) }

    /// Without what is around it.
    static func bare(_ type: AnyClass) -> String { _typeName(type, qualified: false) }
}
