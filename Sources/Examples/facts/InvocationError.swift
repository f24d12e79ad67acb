/// A command line that cannot be carried out.
enum InvocationError: Error, Equatable {
    case unknownArgument(String)
    case missingValue(String)
    case unknownLocale(String)

    /// What is wrong, in one line.
    var message: String {
        switch self {
        case .unknownArgument(let argument): "unknown argument “\(argument)”"
        case .missingValue(let option): "\(option) needs a value"
        case .unknownLocale(let name): "unknown locale “\(name)”, expected one like ru_RU"
        }
    }
}
