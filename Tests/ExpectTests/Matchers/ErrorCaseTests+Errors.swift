/// Errors that reveal little about themselves, or that describe themselves in an unusual way.
extension ErrorCaseTests {
    enum Fault: Error, CustomStringConvertible {
        case offline, refused, status(Int), nested(Reason)
        case labelled(x: Int), labelled(y: Int)

        var description: String { "no answer" }
    }

    enum Reason: CustomStringConvertible, Sendable {
        case weather, war, other(String)

        var description: String { "force majeure" }
    }

    enum Other: Error, CustomStringConvertible {
        case offline, text(String)

        var description: String { "no answer" }
    }

    struct Report: Error {
        var reasons: [Reason]
        var first: Reason?
    }

    enum Generic<Content: Sendable>: Error, CustomStringConvertible {
        case empty, full, content(Content)

        var description: String { "generic" }
    }

    enum Single: Error, CustomStringConvertible {
        case one

        var description: String { "single \(Int.random(in: 0...1_000_000))" }
    }

    enum Wrapping: Error {
        case error(any Error & Sendable)
    }

    final class Bare: Error {}

    struct Empty: Error {}

    enum Retry: Error {
        case later(@Sendable () -> Void)
        case never
    }

    struct Sealed: Error, CustomReflectable, CustomStringConvertible {
        var code: Int
        var customMirror: Mirror { Mirror(self, children: []) }
        var description: String { "sealed" }
    }

    enum SealedCase: Error, CustomReflectable {
        case code(Int)

        var customMirror: Mirror { Mirror(self, children: []) }
    }

    struct Telling: Error, CustomReflectable, CustomStringConvertible {
        var code: Int
        var customMirror: Mirror { Mirror(self, children: []) }
        var description: String { "code \(code)" }
    }

    final class SealedObject: Error, CustomReflectable {
        let code = 0
        var customMirror: Mirror { Mirror(self, children: []) }
    }
}
