/// Something that keeps the command from its result; says what to do.
struct MutationError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
