import ScreenElements
import SpecEvents

/// A step of the report of the running example; nothing outside of examples.
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

    /// Adds a picture to the report of the running example.
    static func attach(_ picture: ScreenPicture) {
        recorder?.attach(
            ExampleAttachment(name: "the screen", mediaType: picture.mediaType, content: picture.content)
        )
    }

    private static var recorder: (any StepRecorder)? {
        CurrentFailureOwner.value?.outermost as? any StepRecorder
    }
}
