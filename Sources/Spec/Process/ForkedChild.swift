import ProcessShims

/// A process that code of a spec has forked.
enum ForkedChild {
    /// Ends this process if it is one that has returned from code of a spec: it would list the examples again, and run the rest of
    /// them.
    static func endIfReturned(from code: String) {
        guard process_is_copy() else { return }
        StandardError.write(
            "error: a forked child process returned from \(code), so Spec ended it; end the child with `_exit` there\n"
        )
        process_leave(1)
    }
}
