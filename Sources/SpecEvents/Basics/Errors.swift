import Foundation

/// The reason why something cannot be read or written. Those who catch it show its description, and need to know no more of it.
package struct DescribedError: Error, CustomStringConvertible {
    /// The reason.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// An error that ends an example after its failure was recorded, and so is not reported again.
package protocol ReportedError: Error {}

/// An error that skips the running test: that of XCTest, for modules that do not know XCTest.
package protocol SkipError: Error {
    var skipReason: String { get }
}

/// An error of the framework, whose description is a sentence that needs no type before it.
package protocol SelfExplainingError: Error {}

package enum EnumCaseName {
    /// The name without labels and associated values; `nil` if the type is not an enum or is
    /// compiled without reflection metadata.
    package static func of<Value>(_ value: Value) -> String? {
        getEnumCaseName(value).map { String(cString: $0) }
    }
}

/// The function by which the standard library prints a case without a description.
@_silgen_name("swift_EnumCaseName")
private func getEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// How failures name an error: with its type.
package enum ErrorText {
    /// `CartError.empty`, `ParseError(line: 3)`, `ServerError: the server is busy`. The description
    /// of a `LocalizedError` is added.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - description: Its description, in which the type may be missing.
    package static func text(of error: any Error, described description: String) -> String {
        let text = named(error, description)
        let explanation = (error as? any LocalizedError)?.errorDescription ?? ""
        return explanation.isEmpty || text.contains(explanation) ? text : "\(text): \(explanation)"
    }

    private static func named(_ error: any Error, _ description: String) -> String {
        if error is any SelfExplainingError { return description }
        let type = "\(type(of: error))"
        // The description of an object of Foundation begins with the word.
        if description.hasPrefix(type) || description.hasPrefix("Error Domain=") { return description }
        guard let name = EnumCaseName.of(error) else {
            return description.isEmpty ? type : "\(type): \(description)"
        }
        return description.hasPrefix(name) ? "\(type).\(description)" : "\(type).\(name): \(description)"
    }

    /// The same with the error's own description.
    package static func text(of error: any Error) -> String { text(of: error, described: "\(error)") }
}
