import SpecEvents

/// The message of a failed expectation in the own words of a matcher.
package protocol FailureWording: Sendable {
    /// The lines below the sentence.
    var lines: [String] { get }

    /// What the message leaves out, for the report.
    var attachments: [ExampleAttachment] { get }

    /// The sentence.
    ///
    /// - Parameters:
    ///   - style: What follows «expected»: «to», «not to», «to eventually».
    ///   - clause: What follows the sentence: «, got 3», «, threw noConnection»; empty for `()`.
    func sentence(_ style: String, _ clause: String) -> String
}

extension FailureWording {
    /// Nothing.
    package var attachments: [ExampleAttachment] { [] }
}
