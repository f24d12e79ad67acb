/// Runs a window: shows it, plays what comes in, and shows it again when it changed.
///
/// Changes that come together are drawn once. The application needs no terminal: a spec gives it a stream of keys or lines, an
/// output of its own and a clock that it turns by hand.
///
///     run -> play lines or keys -> Window -> views change -> onNeedsDisplay -> displayIfNeeded -> ConsoleOutput.show
@MainActor public final class ConsoleApplication {
    /// What the application shows.
    public let window: Window
    private let output: any ConsoleOutput
    private let clock: any Clock<Duration>
    private var needsDisplay = false
    private var hasQuit = false
    private var playing: Task<Void, Never>?
    private var turning: Task<Void, Never>?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// How long an indicator shows each of its pictures.
    public static let turn = Duration.milliseconds(100)

    /// Makes an application; nothing is shown yet.
    ///
    /// - Parameters:
    ///   - window: What it shows.
    ///   - output: Where it shows it.
    ///   - clock: The time by which indicators turn. They do only where keys come in: a pipe gets no picture for each turn.
    public init(window: Window, output: any ConsoleOutput, clock: any Clock<Duration> = ContinuousClock()) {
        self.window = window
        self.output = output
        self.clock = clock
    }

    /// Shows the window and plays the input. At the end of the lines, what is under way is still shown.
    ///
    /// - Returns: Whether the application was told to quit; `false` if the input came to an end.
    @discardableResult public func run(_ input: ConsoleInput) async -> Bool {
        if case .keys = input { window.takesKeys = true } else { window.takesKeys = false }
        window.onNeedsDisplay = { [weak self] in self?.setNeedsDisplay() }
        needsDisplay = true
        displayIfNeeded()
        let playing = Task { await play(input) }
        self.playing = playing
        if hasQuit { playing.cancel() }
        await playing.value
        turning?.cancel()
        window.onNeedsDisplay = {}
        return hasQuit
    }

    /// Ends ``run(_:)``. Nothing is drawn any more.
    public func quit() {
        hasQuit = true
        playing?.cancel()
        resumeWaiting()
    }

    /// Draws the window anew at the next turn of the main queue, or at ``displayIfNeeded()`` before that. Called by
    /// the window, and when the terminal has lost the picture.
    public func setNeedsDisplay() {
        guard !needsDisplay else { return }
        needsDisplay = true
        Task { [weak self] in self?.displayIfNeeded() }
    }

    /// Draws the window now, if it changed since it was drawn.
    public func displayIfNeeded() {
        guard needsDisplay, !hasQuit else { return }
        needsDisplay = false
        output.show(window.lines(width: output.width, height: output.height, isColoured: output.isColoured))
        if !window.isBusy { resumeWaiting() }
        turnIndicators()
    }

    // MARK: Input

    private func play(_ input: ConsoleInput) async {
        switch input {
        case .lines(let lines, let waitsWhileBusy):
            for await line in lines {
                if waitsWhileBusy { await finishWork() }
                guard !hasQuit else { return }
                output.echo(window.echo(of: line))
                window.enter(line)
                displayIfNeeded()
            }
            await finishWork()
        case .keys(let bursts):
            for await keys in bursts {
                var rest = keys[...]
                while !rest.isEmpty, !hasQuit { rest = rest.dropFirst(window.pressFirst(of: rest)) }
                displayIfNeeded()
            }
        case .nothing:
            while !hasQuit, (try? await Task.sleep(for: .seconds(3_600))) != nil {}
        }
    }

    /// Returns when nothing is under way any more, and that was drawn.
    private func finishWork() async {
        while window.isBusy, !hasQuit {
            await withCheckedContinuation { waiting.append($0) }
        }
        displayIfNeeded()
    }

    private func resumeWaiting() {
        let resumed = waiting
        waiting = []
        resumed.forEach { $0.resume() }
    }

    // MARK: Indicators

    /// Has the indicators turn while there are any.
    private func turnIndicators() {
        guard turning == nil, window.takesKeys, window.indicators.contains(where: \.turns) else { return }
        turning = Task { [clock, weak self] in
            while (try? await clock.sleep(for: Self.turn)) != nil, self?.turnOnce() == true {}
            self?.turning = nil
        }
    }

    /// Turns each indicator; `false` if there are none left.
    private func turnOnce() -> Bool {
        let indicators = window.indicators.filter(\.turns)
        indicators.forEach { $0.turn() }
        displayIfNeeded()
        return !indicators.isEmpty
    }
}
