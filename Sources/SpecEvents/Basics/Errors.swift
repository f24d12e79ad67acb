import Foundation

package struct DescribedError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// An error that ends an example whose failure has been recorded. The error itself is not reported.
package protocol ReportedError: Error {}

/// An error that, like `XCTSkip`, skips the running test. For use in modules without XCTest.
package protocol SkipError: Error {
    var skipReason: String { get }
}

/// An error of the framework. Its description is a full sentence and is shown without the type.
package protocol SelfExplainingError: Error {}

package enum EnumCaseName {
    /// Returns `nil` if the type is not an enum or was compiled without reflection metadata.
    package static func of<Value>(_ value: Value) -> String? {
        getEnumCaseName(value).map { String(cString: $0) }
    }
}

/// The runtime function that the standard library uses to print enum cases.
@_silgen_name("swift_EnumCaseName")
private func getEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

package enum ErrorText {
    /// Returns text such as `CartError.empty`, `ParseError(line: 3)` or `ServerError: the server is
    /// busy`. For a `LocalizedError`, the text includes the localized description.
    ///
    /// - Parameter description: The error's description, which may lack the type.
    package static func text(of error: any Error, described description: String) -> String {
        let text = named(error, description)
        let explanation = (error as? any LocalizedError)?.errorDescription ?? ""
        return explanation.isEmpty || text.contains(explanation) ? text : "\(text): \(explanation)"
    }

    private static func named(_ error: any Error, _ description: String) -> String {
        if error is any SelfExplainingError { return description }
        let type = "\(type(of: error))"
        // The description of an `NSError` begins with `Error Domain=`.
        if description.hasPrefix(type) || description.hasPrefix("Error Domain=") { return description }
        guard let name = EnumCaseName.of(error) else {
            return description.isEmpty ? type : "\(type): \(description)"
        }
        return description.hasPrefix(name) ? "\(type).\(description)" : "\(type).\(name): \(description)"
    }

    package static func text(of error: any Error) -> String { text(of: error, described: "\(error)") }
}
