import ProcessShims
import SpecEvents

/// What the main thread is doing. Specs may call `it` only while a visitor reads declarations, and
/// `step` only while an example is running.
enum Activity {
    case idle
    case declaring(any DeclarationVisitor)
    case running(any RunningWork)
}

/// Spec code that is running: an example with all of its hooks, or a suite hook.
@MainActor protocol RunningWork: AnyObject {
    var cleanups: CleanupList { get }
    /// The running example. For a `beforeSuite` hook, this is the first example, which waits for
    /// the hook to end. For an `afterSuite` hook, it is `nil`.
    var runningExample: (any RunningExample)? { get }
}

@MainActor enum CurrentActivity {
    private(set) static var value = Activity.idle
    /// The visitor's position in the current group. It is not stored in the visitor, because then
    /// even skipping a declaration would cost a retain and a release.
    static var cursor = Cursor()

    static var visitor: (any DeclarationVisitor)? {
        if case .declaring(let visitor) = value { visitor } else { nil }
    }

    static var work: (any RunningWork)? {
        if case .running(let work) = value { work } else { nil }
    }

    static var example: (any RunningExample)? { work?.runningExample }

    /// The work that the calling task may act on, if any. A task that outlives its example must not
    /// act on the next example, unless both examples are in one ordered group and share state.
    static var callerWork: (any RunningWork)? { hasCallerEnded ? nil : work }

    fileprivate static var hasCallerEnded: Bool {
        let caller = CurrentFailureOwner.value?.stepRecorder as? any SnapshotRecorder
        guard let caller, caller.isOver else { return false }
        let running = example?.recorder as? any SnapshotRecorder
        return caller.identity.orderedGroup == nil || caller.identity.orderedGroup != running?.identity.orderedGroup
    }

    static func declare(to visitor: any DeclarationVisitor, at start: Cursor = Cursor(), _ body: () -> Void) {
        let outer = (value, cursor)
        (value, cursor) = (.declaring(visitor), start)
        process_set_reading_groups(true)
        body()
        (value, cursor) = outer
        process_set_reading_groups(self.visitor != nil)
    }

    static func run(_ work: any RunningWork, _ body: () -> Void) {
        let outer = value
        value = .running(work)
        body()
        value = outer
    }
}

extension Misuse {
    @MainActor static func report(_ misuse: Misuse) {
        switch CurrentActivity.value {
        case .declaring(let visitor): return visitor.misuse(misuse)
        case .running where CurrentActivity.hasCallerEnded:
            CurrentFailureOwner.value?.record(misuse.failure)
            return
        case .running(let work): if let example = work.runningExample { return example.recorder.record(misuse.failure) }
        case .idle: break
        }
        FailureOutsideExamples.report(misuse.failure)
    }
}
