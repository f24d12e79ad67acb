/// A clean-up that `deferCleanup` registers.
struct Cleanup {
    var place: Place
    var body: Body
}

/// The clean-ups of one example, ordered group or suite.
@MainActor final class CleanupList {
    private var cleanups: [Cleanup] = []

    var isEmpty: Bool { cleanups.isEmpty }

    func append(_ cleanup: Cleanup) {
        cleanups.append(cleanup)
    }

    func takeLast() -> Cleanup? { cleanups.popLast() }
}
