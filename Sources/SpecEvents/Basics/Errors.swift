import Foundation

package struct DescribedError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// An error that ends an example. It is not reported, because a failure has already been recorded.
package protocol ReportedError: Error {}

/// An error that skips the running test, for use in modules that don't import XCTest.
package protocol SkipError: Error {
    var skipReason: String { get }
}

/// An error whose description is a full sentence, and is shown without the error's type.
package protocol SelfExplainingError: Error {}

package enum EnumCaseName {
    /// Returns the name of the value's enum case, or `nil` if the value is not an enum or its type
    /// was compiled without reflection metadata.
    package static func of<Value>(_ value: Value) -> String? {
        getEnumCaseName(value).map { String(cString: $0) }
    }
}

/// The standard library uses this runtime function to print enum cases.
@_silgen_name("swift_EnumCaseName")
private func getEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

package enum ErrorText {
    /// Returns text such as `ServerError: the server is busy`, `CartError.empty` or
    /// `ParseError(line: 3)`. For a `LocalizedError`, the text includes the localized description.
    ///
    /// - Parameter description: The error's description, which may lack the type's name.
    package static func text(of error: any Error, described description: String) -> String {
        let text = named(error, description)
        let explanation = (error as? any LocalizedError)?.errorDescription ?? ""
        return explanation.isEmpty || text.contains(explanation) ? text : "\(text): \(explanation)"
    }

    private static func named(_ error: any Error, _ description: String) -> String {
        if error is any SelfExplainingError { return description }
        let type = "\(type(of: error))"
        // An `NSError`'s description begins with `Error Domain=`.
        if description.hasPrefix(type) || description.hasPrefix("Error Domain=") { return description }
        guard let name = EnumCaseName.of(error) else {
            return description.isEmpty ? type : "\(type): \(description)"
        }
        return description.hasPrefix(name) ? "\(type).\(description)" : "\(type).\(name): \(description)"
    }

    package static func text(of error: any Error) -> String { text(of: error, described: "\(error)") }
}
