import ChildProcesses
import Expect
import Foundation
import ScreenElements
import SpecEvents
import VirtualTime

/// An application that runs in another process. Page objects written for in-process screens also
/// work with a remote application.
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
/// The application must start a `ScreenServer`. The spec launches the application with the server's
/// flag, and the application ends when the spec's process ends. The spec fails if the application
/// exits unexpectedly, crashes, or does not reply. The failure message contains the last lines of
/// the application's output.
@MainActor public final class RemoteApplication: ScreenElement {
    let executable: URL
    let arguments: [String]
    let environment: [String: String]
    package var responseTimeout: Duration
    var state = State.notLaunched
    /// How the application ended, if it ended on its own. Otherwise, `nil`.
    var ownEnd: ChildProcess.End?
    var isEndExpected = false
    /// Why the reply to the last `tree` request contained no tree. `nil` if the reply contained a
    /// tree or the application did not reply.
    var screenProblem: String?

    /// Creates an application, but does not launch it.
    ///
    /// - Parameters:
    ///   - executable: The path to an executable, or the name of one of the package's executable
    ///     products.
    ///   - arguments: The command-line arguments, to which `ScreenServer.flag` is added.
    ///   - environment: Environment variables to set in addition to those of this process.
    ///   - responseTimeout: How long the application may take to start or to reply to a request.
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

    /// Looks up a product's name next to the test bundle, where the package's products are built.
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

    /// Launches the application, passes it to a closure as the screen, and then terminates it.
    ///
    /// The closure is not called if the launch fails.
    ///
    /// - Throws: Any error thrown by the closure.
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

    /// Launches the application, runs an async closure with it as the screen, and then terminates
    /// it.
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

    /// Launches the application and waits until it responds. If it is already running, terminates
    /// it first. Records a failure if the launch fails.
    ///
    /// - Returns: Whether the launch succeeded.
    @discardableResult
    public func launch(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        launch(at: StaticCodeLocation(fileID, filePath, line, column))
    }

    /// Ends the application and the processes that it started. Fails if the application has already
    /// ended on its own, unless `waitForExit` has returned the exit status.
    public func terminate(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        terminate(at: StaticCodeLocation(fileID, filePath, line, column))
    }

    /// Waits until the application exits on its own, for example after a tap on “Quit”.
    ///
    /// Fails if a signal ends the application or if the application is still running after the
    /// timeout.
    ///
    /// - Returns: The exit status, or `nil` after a failure.
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

    /// Waits until the application exits on its own, without blocking the thread.
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

    /// Uses real time, because virtual time does not affect another process.
    private func waitingForExit(_ timeout: some TimeSpan, _ location: StaticCodeLocation) -> Waiting {
        Waiting(timeout: timeout.duration, time: nil, at: CodeLocation(location))
    }

    /// The process ID, or `nil` if the application is not running.
    public var processIdentifier: Int32? {
        if case .running(let application) = state { application.process.identifier } else { nil }
    }

    /// Whether the application is running.
    public var isRunning: Bool {
        noteEnd()
        return processIdentifier != nil
    }

    // MARK: Screen

    /// The element type, which is always `application`.
    public var elementType: ElementType { .application }
    /// The name of the executable.
    public var identifier: String { executable.lastPathComponent }
    /// The current screen as the only child, or an empty array if the application does not reply.
    public var children: [any ScreenElement] { snapshot.children }
    /// Why the screen cannot be read, or `nil` if it can be read.
    public var unreadableBecause: String? {
        guard isRunning else { return sentence }
        return screenProblem.map { "\(identifier) cannot show its screen: \($0)" }
    }

    /// The application and its current screen, read with one request.
    public var snapshot: any ScreenElement {
        let reply = ask(.tree)
        screenProblem = reply.flatMap { $0.tree == nil ? $0.error ?? "its reply holds no tree" : nil }
        let node = RemoteNode(of: reply?.tree, inApplication: identifier)
        return RemoteElement(node: node, path: nil, application: self, unreadableBecause: unreadableBecause)
    }

    /// An image of the screen, or `nil` if the application does not reply with an image.
    public var picture: ScreenPicture? {
        guard let reply = ask(.picture), let content = reply.picture else { return nil }
        return ScreenPicture(content, mediaType: reply.mediaType ?? "text/plain")
    }

    /// Sends a command that the application has registered, such as a command that opens a link.
    ///
    /// ```swift
    /// app.send("open venue/3")
    /// ```
    ///
    /// The first word is the command's name, and the text after it is the argument. Waits until the
    /// command's handler has returned. Fails if there is no command with this name or if the
    /// handler throws an error. Does not fail if the command makes the application exit.
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

    func perform(_ command: RemoteRequest.Command, on element: RemoteElement, _ text: String? = nil) throws {
        guard let reply = ask(command, of: element, text: text) else {
            // The action may have made the application exit.
            if hasExited { return }
            throw ElementError(sentence)
        }
        guard let reason = reply.error else { return }
        throw reply.final == true ? RemoteError(description: reason) as any Error : ElementError(reason)
    }
}

/// An error, other than `ElementError`, that was thrown in the application.
private struct RemoteError: Error, CustomStringConvertible {
    let description: String
}
