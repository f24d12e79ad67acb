/// The clean-ups of one example, ordered group or suite, which `deferCleanup` registers.
@MainActor final class CleanupList {
    private var cleanups: [Hook] = []

    var isEmpty: Bool { cleanups.isEmpty }

    func append(_ cleanup: Hook) {
        cleanups.append(cleanup)
    }

    func takeLast() -> Hook? { cleanups.popLast() }
}
