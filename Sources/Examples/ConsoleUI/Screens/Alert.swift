import ScreenElements

/// A message that people have to answer: covers the screen, and takes the keys.
///
/// Any answer closes the alert, and then runs its action.
///
/// ```swift
/// window.present(Alert(title: "Log out?", message: "Your draft is kept.", answers: [
///     Command("yes", title: "Log out", letters: "y") { session.end() },
///     Command("no", title: "Stay", letters: "n", isCancel: true) {},
/// ]))
/// ```
public final class Alert: Screen {
    /// Where the alert is drawn; it covers more than that.
    var area = Rect.zero
    /// Takes the alert off the screen.
    var onAnswer: @MainActor () -> Void = {}

    /// Makes an alert.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs; its message has the identifier `message`, each button the name of its answer.
    ///   - title: The title of the frame.
    ///   - message: The text.
    ///   - answers: A button each; the escape key calls the one that `isCancel`.
    public init(identifier: String = "", title: String, message: String, answers: [Command]) {
        var dismiss: @MainActor () -> Void = {}
        let buttons = answers.map { answer in
            let command = Command(
                answer.name,
                title: answer.title,
                letters: String(answer.letters),
                isCancel: answer.isCancel
            ) {
                dismiss()
                answer.run()
            }
            return Button(identifier: answer.name, command: command)
        }
        let message = Label(identifier: "message", message)
        super.init(identifier: identifier, title: title, [message, Stack(.vertical, buttons)])
        dismiss = { [weak self] in self?.onAnswer() }
    }

    /// An alert.
    public override var elementType: ElementType { .alert }

    /// The middle of the screen below.
    override var box: Rect {
        let width = width(fitting: area.width - 4)
        let height = height(fitting: width)
        let (x, y) = (area.x + (area.width - width) / 2, area.y + max((area.height - height) / 2, 0))
        return Rect(x: x, y: y, width: width, height: height)
    }
}
