import ScreenElements
import SpecEvents

/// A step of the running example's report; none outside of examples.
struct ScreenStep {
    private let recorder: any StepRecorder
    private let id: Int
    private let start = ContinuousClock.now

    init?(_ name: String?) {
        guard let name, let recorder = Self.recorder else { return nil }
        self.recorder = recorder
        id = recorder.beginStep(name)
    }

    func end(hasFailed: Bool) {
        recorder.endStep(id, duration: .now - start, throwing: nil, hasFailed: hasFailed)
    }

    /// Adds the picture of a screen to the report of the running example, if the screen can be drawn.
    @MainActor static func attachPicture(of chain: ElementChain) {
        guard let recorder, let picture = chain.root?.picture ?? CurrentScreen.value?.root.picture else { return }
        recorder.attach(
            ExampleAttachment(name: "the screen", mediaType: picture.mediaType, content: picture.content)
        )
    }

    private static var recorder: (any StepRecorder)? {
        CurrentFailureOwner.value?.stepRecorder
    }
}
