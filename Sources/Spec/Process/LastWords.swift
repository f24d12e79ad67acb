import ProcessShims

/// What a trap writes to standard error before the backtrace: what ran then, which the process can no longer report.
package enum LastWords {
    // Set on the main thread, and read by the handler of the signal of a trap, which nothing else can run beside.
    private nonisolated(unsafe) static var words: (() -> String)?
    private static let listening: Void = process_call_at_trap {
        guard let words = LastWords.words else { return }
        // They may trap themselves.
        LastWords.words = nil
        StandardError.write("\(words())\n")
    }

    /// Sets the words until the next call; `nil` for none. They may be asked for on any thread.
    @MainActor package static func set(_ words: (() -> String)?) {
        _ = listening
        self.words = words
    }
}
