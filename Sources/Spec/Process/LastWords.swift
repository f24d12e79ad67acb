import ProcessShims

/// What a process writes to standard error as it ends before the end of its run, or as the runner asks where it hangs: what ran
/// then, which the process can no longer report.
package enum LastWords {
    // Set on the main thread, and read as the process ends: by the thread that calls `exit`, or by the handler of a signal.
    private nonisolated(unsafe) static var words: (() -> String)?
    private static let listening: Void = process_call_at_early_end {
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
