import ChildProcesses
import Expect
import Foundation
import ScreenElements
import SpecEvents

/// An application in a process of its own, looked at and acted on from outside. The page objects that work in process work
/// with it.
///
/// ```swift
/// aroundEach { example in
///     RemoteApplication("facts", arguments: ["--locale", "en"]).run { _ in example() }
/// }
/// it("loads a fact") {
///     FactsPage().loadButton.tap()
///     FactsPage().factText.expectToAppear()
/// }
/// ```
///
/// The application makes a `ScreenServer` and is started with its flag. That it ends, crashes or no longer answers is a
/// failure, with what it printed last. It ends with the spec, in whatever way that ends.
@MainActor public final class RemoteApplication: ScreenElement {
    private enum State {
        case notLaunched
        case running(RunningApplication)
        /// Why it is not running any more, as a predicate.
        case over(reason: String)
    }

    private let executable: URL
    private let arguments: [String]
    private let environment: [String: String]
    private let responseTimeout: Duration
    private var state = State.notLaunched
    /// How the application ended by itself.
    private var ownEnd: ChildProcess.End?
    /// Why the last look at its screen saw nothing.
    private var screenProblem: String?
    /// Whether a spec has expected that end.
    private var isEndExpected = false

    /// Makes an application that is not running yet.
    ///
    /// - Parameters:
    ///   - executable: The executable: a path, or the name of an executable product of the package under test.
    ///   - arguments: The command line; `ScreenServer.flag` is added.
    ///   - environment: Variables that are set beside those of this process.
    ///   - responseTimeout: How long the application may take to start, and to answer each request.
    public init(
        _ executable: String,
        arguments: [String] = [],
        environment: [String: String] = [:],
        responseTimeout: Duration = .seconds(10)
    ) {
        self.executable = Self.url(of: executable)
        self.arguments = arguments
        self.environment = environment
        self.responseTimeout = responseTimeout
    }

    /// A product stands beside the test bundle.
    private static func url(of executable: String) -> URL {
        guard !executable.contains("/") else { return URL(fileURLWithPath: executable) }
        #if canImport(Darwin)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            let folder = bundle.bundleURL.deletingLastPathComponent()
        #else
            let folder = Bundle.main.bundleURL
        #endif
        return folder.appendingPathComponent(executable)
    }

    // MARK: Its life

    /// Launches the application, makes its screen the one that browsers look at, and terminates it in the end.
    ///
    /// - Parameters:
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    ///   - body: What is done with it; not called if it cannot be launched.
    /// - Throws: What the body throws.
    public func run(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ body: (RemoteApplication) throws -> Void
    ) rethrows {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        guard launch(at: location) else { return }
        defer { terminate(at: location) }
        try withScreen(self) { try body(self) }
    }

    /// The form of `run` that awaits; otherwise the same.
    public func run(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ body: @MainActor (RemoteApplication) async throws -> Void
    ) async rethrows {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        guard launch(at: location) else { return }
        defer { terminate(at: location) }
        try await withScreen(self) { try await body(self) }
    }

    /// Starts the application and waits until it answers. Ends it before, if it is running.
    ///
    /// - Parameters:
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    /// - Returns: Whether it is running; it is a failure if not.
    @discardableResult
    public func launch(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        launch(at: StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Ends the application, and what it has started. That it has ended by itself before is a failure, unless
    /// `waitForExit` has expected it.
    ///
    /// - Parameters:
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    public func terminate(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        terminate(at: StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until the application ends by itself, as after a tap on its «Quit».
    ///
    /// - Parameters:
    ///   - timeout: How long to wait; ``ScreenDefaults/timeout`` by default.
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    /// - Returns: Its exit status; `nil` after a failure: if it was ended by a signal, or is still running.
    @available(*, noasync, message: "blocks its thread; in async code write `await application.waitForExit()`")
    @discardableResult
    public func waitForExit(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Int32? {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let waiting = Waiting(timeout: timeout, time: nil, at: CodeLocation(location))
        _ = waiting.until { isOver }
        return takeExit(waiting, at: location)
    }

    /// The form of `waitForExit` that does not block the thread.
    @discardableResult
    public func waitForExit(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> Int32? {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let waiting = Waiting(timeout: timeout, time: nil, at: CodeLocation(location))
        _ = await waiting.until { isOver }
        return takeExit(waiting, at: location)
    }

    private var isOver: Bool {
        _ = noteEnd()
        if case .running = state { return false }
        return true
    }

    private func takeExit(_ waiting: Waiting, at location: StaticCodeLocation) -> Int32? {
        switch noteEnd() {
        case .exited(let status)?:
            isEndExpected = true
            return status
        case .signal?, .unknown?: fail("to exit", at: location)
        case nil: fail("to exit" + (isOver ? "" : " within \(waiting.text)"), at: location)
        }
        return nil
    }

    /// The identifier of its process; `nil` if it is not running.
    public var processIdentifier: Int32? {
        if case .running(let application) = state { return application.identifier }
        return nil
    }

    /// Whether the application is running.
    public var isRunning: Bool {
        !isOver
    }

    // MARK: Its screen

    /// An application.
    public var elementType: ElementType { .application }
    /// The name of the executable.
    public var identifier: String { name }
    /// The elements of its screen as they are now; none if it does not answer.
    public var children: [any ScreenElement] { snapshot.children }
    /// Why its screen cannot be read; `nil` while it shows one.
    public var unreadableBecause: String? {
        _ = noteEnd()
        guard case .running = state else { return "\(name) \(condition)" }
        return screenProblem.map { "\(name) cannot show its screen: \($0)" }
    }

    /// Its screen as it is now, read at once.
    public var snapshot: any ScreenElement {
        let reply = ask(.tree)
        screenProblem = reply.flatMap { $0.tree == nil ? $0.error ?? "its reply holds no tree" : nil }
        let node = RemoteNode(of: reply?.tree, inApplication: name)
        return RemoteElement(node: node, path: nil, application: self, unreadableBecause: unreadableBecause)
    }

    /// What its screen looks like; `nil` if it does not answer, or does not draw itself.
    public var picture: ScreenPicture? {
        guard let reply = ask(.picture), let content = reply.picture else { return nil }
        return ScreenPicture(content, mediaType: reply.mediaType ?? "text/plain")
    }

    func perform(_ command: RemoteRequest.Command, on element: RemoteElement, _ text: String?) throws {
        guard let reply = ask(command, of: element, text: text) else {
            // It did what it was told, and that was to end.
            if case .exited? = ownEnd { return }
            throw ElementError("\(name) \(condition)")
        }
        guard let reason = reply.error else { return }
        throw reply.final == true ? RemoteError(description: reason) as any Error : ElementError(reason)
    }
}

/// An error that an element of the application threw and that is no refusal.
private struct RemoteError: Error, CustomStringConvertible {
    let description: String
}

// MARK: Launching, asking, ending

extension RemoteApplication {
    private var name: String { executable.lastPathComponent }

    /// What has become of it, as a predicate.
    private var condition: String {
        switch state {
        case .notLaunched: "has not been launched"
        case .running: "is running"
        case .over(let reason): reason
        }
    }

    private func launch(at location: StaticCodeLocation) -> Bool {
        if case .running = state { terminate(at: location) }
        (ownEnd, isEndExpected, screenProblem) = (nil, false, nil)
        do {
            let application = try RunningApplication(executable, arguments + [ScreenServer.flag], environment)
            state = .running(application)
            try application.connection.greet(within: responseTimeout)
            return true
        } catch let silence as RemoteConnection.Silence {
            giveUp(after: silence, during: "its start: does it make a ScreenServer?")
        } catch {
            state = .over(reason: "could not be started: \(error)")
        }
        FailureDispatcher.report("expected to launch \(name), it \(condition)", at: location)
        // That it is not running has been told.
        isEndExpected = true
        return false
    }

    private func terminate(at location: StaticCodeLocation) {
        noteEnd()
        if case .running(let application) = state {
            let (end, isOurs) = application.end()
            state = .over(reason: isOurs ? "has been terminated" : application.reason("\(end)"))
            if !isOurs { fail("to run until it is terminated", at: location) }
        } else if case .over = state, !isEndExpected {
            fail("to run until it is terminated", at: location)
        }
        isEndExpected = true
    }

    private func fail(_ intention: String, at location: StaticCodeLocation) {
        FailureDispatcher.report("expected \(name) \(intention), it \(condition)", at: location)
    }

    /// Sends a request; `nil` if there is no answer.
    private func ask(
        _ command: RemoteRequest.Command,
        of element: RemoteElement? = nil,
        text: String? = nil
    ) -> RemoteReply? {
        guard case .running(let application) = state else { return nil }
        do {
            return try application.connection.ask(command, of: element, text: text, within: responseTimeout)
        } catch {
            giveUp(after: error, during: "a request")
            return nil
        }
    }

    /// Ends an application that does not answer.
    private func giveUp(after silence: RemoteConnection.Silence, during what: String) {
        guard case .running(let application) = state else { return }
        let event: String
        switch silence {
        case .closed:
            ownEnd = application.waitForEnd(within: .seconds(2))
            event = ownEnd.map { "\($0)" } ?? "closed its connection and went on running"
        case .timedOut: event = "did not answer within \(responseTimeout.text) during \(what)"
        case .malformed(let problem): event = "cannot be understood: \(problem)"
        }
        // What it printed is known once it has ended.
        _ = application.end()
        state = .over(reason: application.reason(event))
    }

    /// Notices that the application has ended.
    ///
    /// - Returns: How it ended by itself; `nil` if it did not.
    @discardableResult private func noteEnd() -> ChildProcess.End? {
        if case .running(let application) = state, let end = application.poll() {
            ownEnd = end
            state = .over(reason: application.reason("\(end)"))
            _ = application.end()
        }
        return ownEnd
    }
}
