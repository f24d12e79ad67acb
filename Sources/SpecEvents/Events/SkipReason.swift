package enum SkipReason {
    package static let stoppedAtFirstFailure = "stopped at the first failure"

    private static let focusElsewhere = "not focused, while others are"

    /// - Parameter places: The locations of the focused examples.
    package static func notFocused(besides places: [CodeLocation]) -> String {
        let first = places.min { ($0.file, $0.line) < ($1.file, $1.line) }
        return focusElsewhere + (first.map { " (\($0.file.split(separator: "/").last ?? ""):\($0.line))" } ?? "")
    }

    package static func isFocusElsewhere(_ reason: String) -> Bool { reason.hasPrefix(focusElsewhere) }

    package static func failedBefore(_ name: String) -> String {
        "“\(name)” failed before it in its ordered group"
    }

    package static func beforeAllFailed(_ message: String) -> String {
        "`beforeAll` of its ordered group failed: \(cause(in: message, of: "beforeAll"))"
    }

    package static func afterAllFailed(_ message: String) -> String {
        "an `afterAll` before it in its ordered group failed: \(cause(in: message, of: "afterAll"))"
    }

    private static func cause(in message: String, of hook: String) -> Substring {
        let first = message.prefix { !$0.isNewline }
        return first.hasPrefix(hook + " ") ? first.dropFirst(hook.count + 1) : first
    }
}
