/// Reads the arguments of a command line, option by option. The value of an option is the rest of its argument after `=`, or
/// the next argument.
///
/// ```swift
/// var reader = ArgumentReader(CommandLine.arguments.dropFirst())
/// while let option = reader.next() {
///     switch option {
///     case "--url": url = try reader.value()
///     case "--quiet":
///         try reader.refuseValue()
///         isQuiet = true
///     default: throw reader.unknownArgument
///     }
/// }
/// ```
public struct ArgumentReader {
    private var rest: ArraySlice<String>
    private var argument = ""
    private var option = ""
    private var inlineValue: String?

    /// Makes a reader.
    ///
    /// - Parameter arguments: What follows the name of the program.
    public init(_ arguments: some Sequence<String>) {
        rest = Array(arguments)[...]
    }

    /// Goes on to the next argument.
    ///
    /// - Returns: The argument; `--url` of `--url=x`; `nil` after the last one.
    public mutating func next() -> String? {
        guard let argument = rest.popFirst() else { return nil }
        self.argument = argument
        (option, inlineValue) = (argument, nil)
        if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
            option = String(argument[..<sign])
            inlineValue = String(argument[argument.index(after: sign)...])
        }
        return option
    }

    /// Takes the value of the option that ``next()`` has returned.
    ///
    /// - Throws: ``ArgumentError`` if the value is missing or empty, or the next argument is an option.
    public mutating func value() throws(ArgumentError) -> String {
        if inlineValue == nil, rest.first?.hasPrefix("--") == true { throw .missingValue(of: option) }
        guard let value = inlineValue ?? rest.popFirst(), !value.isEmpty else { throw .missingValue(of: option) }
        return value
    }

    /// Checks that the option that ``next()`` has returned came without a value.
    ///
    /// - Throws: ``ArgumentError`` if the argument has one.
    public func refuseValue() throws(ArgumentError) {
        if inlineValue != nil { throw .unexpectedValue(of: option) }
    }

    /// The error for the argument at hand, if the program does not know it.
    public var unknownArgument: ArgumentError { ArgumentError("unknown argument “\(argument)”") }
}
