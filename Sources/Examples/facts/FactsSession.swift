import FactsScreen
import Foundation

/// Plays the reader's lines on the screen, from its appearance until the reader quits or the lines end.
@MainActor final class FactsSession {
    private let view: ConsoleView
    private let presenter: InfoPresenter
    private let waitsForAnswers: Bool
    private let echo: @MainActor (String) -> Void

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - view: Shows the screen.
    ///   - presenter: Is told what the reader does.
    ///   - waitsForAnswers: Whether a line waits for the load before it. Right for a pipe, whose lines are all there at
    ///     once; wrong for a reader at a keyboard, who may go back instead.
    ///   - echo: Called with each line when its turn has come.
    init(
        view: ConsoleView,
        presenter: InfoPresenter,
        waitsForAnswers: Bool,
        echo: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        self.view = view
        self.presenter = presenter
        self.waitsForAnswers = waitsForAnswers
        self.echo = echo
    }

    /// Shows the screen and plays the lines. At the end of the lines a load that is under way is still shown.
    ///
    /// - Returns: Whether the reader quit; `false` if the lines came to an end.
    @discardableResult func play(_ lines: AsyncStream<String>) async -> Bool {
        presenter.start()
        view.displayIfNeeded()
        for await line in lines {
            if waitsForAnswers { await showAnswer() }
            echo(line)
            guard play(line) else { return true }
            view.displayIfNeeded()
        }
        await showAnswer()
        return false
    }

    private func showAnswer() async {
        await view.finishLoading()
        view.displayIfNeeded()
    }

    /// Plays one line; `false` if the reader quits.
    private func play(_ line: String) -> Bool {
        let word = line.trimmingCharacters(in: .whitespaces)
        let command = Command(line: word)
        let notice = notice(for: command, word)
        view.change { $0.notice = notice }
        guard let command, notice == nil else { return true }
        switch command {
        case .load: presenter.didTapLoadInfoButton()
        case .details: presenter.didTapShowDetailsButton()
        case .back: goBack()
        case .quit: return false
        }
        return true
    }

    private func notice(for command: Command?, _ word: String) -> ConsoleScreen.Notice? {
        guard let command else { return word.isEmpty ? nil : .unknownCommand(word) }
        return view.screen.commands.contains(command) ? nil : .notNow(command)
    }

    /// Takes away what lies on top: the details, the error, and at last the fact or the load.
    private func goBack() {
        if view.screen.detailsIdentifier != nil {
            view.change { $0.detailsIdentifier = nil }
        } else if view.screen.showsError {
            view.change { $0.showsError = false }
        } else {
            presenter.start()
        }
    }
}
