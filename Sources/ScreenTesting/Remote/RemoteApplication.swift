import ChildProcesses
import Expect
import Foundation
import ScreenElements
import SpecEvents
import VirtualTime

/// An application in another process. In-process page objects work with it.
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
/// The application makes a `ScreenServer` and is started with its flag. The spec fails if the
/// application ends, crashes or does not answer; the message has its last output. It ends with
/// the spec's process.
@MainActor public final class RemoteApplication: ScreenElement {
    let executable: URL
    let arguments: [String]
    let environment: [String: String]
    let responseTimeout: Duration
    var state = State.notLaunched
    /// How it ended by itself.
    var ownEnd: ChildProcess.End?
    var isEndExpected = false
    /// Why the last attempt to read its screen failed.
    var screenProblem: String?

    /// Makes an application that is not running yet.
    ///
    /// - Parameters:
    ///   - executable: A path, or the name of an executable product of the package under test.
    ///   - arguments: The command line; `ScreenServer.flag` is added.
    ///   - environment: Variables that are set beside those of this process.
    ///   - responseTimeout: How long the application may take to start, and to answer each request.
    public init(
        _ executable: String,
        arguments: [String] = [],
        environment: [String: String] = [:],
        responseTimeout: some TimeSpan = .seconds(10)
    ) {
        self.executable = Self.url(of: executable)
        self.arguments = arguments
        self.environment = environment
        self.responseTimeout = responseTimeout.duration
    }

    /// A product is beside the test bundle.
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

    // MARK: Launch and end

    /// Launches the application for browsers to search, and terminates it at the end.
    ///
    /// The body is not called if the launch fails.
    ///
    /// - Throws: What the body throws.
    public func run(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ body: (RemoteApplication) throws -> Void
    ) rethrows {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        guard launch(at: location) else { return }
        defer { terminate(at: location) }
        try withScreen(self) { try body(self) }
    }

    /// The async form of `run`.
    public func run(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ body: @MainActor (RemoteApplication) async throws -> Void
    ) async rethrows {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        guard launch(at: location) else { return }
        defer { terminate(at: location) }
        try await withScreen(self) { try await body(self) }
    }

    /// Starts the application and waits until it answers. A running application is ended first.
    ///
    /// - Returns: Whether it is running; the launch fails the test if not.
    @discardableResult
    public func launch(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        launch(at: StaticCodeLocation(fileID, filePath, line, column))
    }

    /// Ends the application and the processes that it started. Fails if it already ended by itself,
    /// unless `waitForExit` expected it.
    public func terminate(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        terminate(at: StaticCodeLocation(fileID, filePath, line, column))
    }

    /// Waits until the application ends by itself, as after a tap on its «Quit».
    ///
    /// - Returns: Its exit status; `nil` after a failure: ended by a signal, or still running.
    @available(*, noasync, message: "blocks its thread; in async code write `await application.waitForExit()`")
    @discardableResult
    public func waitForExit(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Int32? {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        let waiting = waitingForExit(timeout, location)
        _ = waiting.end(of: pollEnd)
        return takeExit(waiting, at: location)
    }

    /// The form of `waitForExit` that does not block the thread.
    @discardableResult
    public func waitForExit(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> Int32? {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        let waiting = waitingForExit(timeout, location)
        _ = await waiting.end(of: pollEnd)
        return takeExit(waiting, at: location)
    }

    /// The application runs in real time.
    private func waitingForExit(_ timeout: some TimeSpan, _ location: StaticCodeLocation) -> Waiting {
        Waiting(timeout: timeout.duration, time: nil, at: CodeLocation(location))
    }

    /// The identifier of its process; `nil` if it is not running.
    public var processIdentifier: Int32? {
        if case .running(let application) = state { application.process.identifier } else { nil }
    }

    /// Whether the application is running.
    public var isRunning: Bool { !isOver }

    // MARK: Screen

    /// An application.
    public var elementType: ElementType { .application }
    /// The name of the executable.
    public var identifier: String { executable.lastPathComponent }
    /// The elements of its screen now; none if it does not answer.
    public var children: [any ScreenElement] { snapshot.children }
    /// Why its screen cannot be read; `nil` while it can.
    public var unreadableBecause: String? {
        guard !isOver else { return sentence }
        return screenProblem.map { "\(identifier) cannot show its screen: \($0)" }
    }

    /// Its screen now, read in one piece.
    public var snapshot: any ScreenElement {
        let reply = ask(.tree)
        screenProblem = reply.flatMap { $0.tree == nil ? $0.error ?? "its reply holds no tree" : nil }
        let node = RemoteNode(of: reply?.tree, inApplication: identifier)
        return RemoteElement(node: node, path: nil, application: self, unreadableBecause: unreadableBecause)
    }

    /// What its screen looks like; `nil` if it does not answer, or does not draw itself.
    public var picture: ScreenPicture? {
        guard let reply = ask(.picture), let content = reply.picture else { return nil }
        return ScreenPicture(content, mediaType: reply.mediaType ?? "text/plain")
    }

    /// Sends the application a command that its `ScreenServer` knows, such as to open a link.
    ///
    /// ```swift
    /// app.send("open venue/3")
    /// ```
    ///
    /// The first word is the name of the command, the rest is its argument. Fails if the
    /// application has no such command, or if the command fails. Returns when the command has
    /// returned; a command that ends the application does not fail.
    public func send(
        _ command: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        guard let reply = ask(.send, text: command) else {
            if !hasExited {
                FailureDispatcher.report("expected to send \(command.quoted), \(sentence)", at: location)
            }
            return
        }
        guard let reason = reply.error else { return }
        let problem = reply.final == true ? "it threw \(reason)" : reason
        FailureDispatcher.report("expected to send \(command.quoted) to \(identifier), \(problem)", at: location)
    }

    func perform(_ command: RemoteRequest.Command, on element: RemoteElement, _ text: String?) throws {
        guard let reply = ask(command, of: element, text: text) else {
            // The action ended the application.
            if hasExited { return }
            throw ElementError(sentence)
        }
        guard let reason = reply.error else { return }
        throw reply.final == true ? RemoteError(description: reason) as any Error : ElementError(reason)
    }
}

/// An error thrown by an element of the application that is not a refusal.
private struct RemoteError: Error, CustomStringConvertible {
    let description: String
}
