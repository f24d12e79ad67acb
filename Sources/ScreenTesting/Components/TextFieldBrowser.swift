import Expect
import ScreenElements
import VirtualTime

/// Finds a text field, and changes its text.
///
/// ```swift
/// page.textField("email").replaceText(with: "ana@example.com")
/// ```
public struct TextFieldBrowser: ElementBrowser {
    /// What is looked for.
    public let request: SearchRequest
    /// Finds what the field lies in.
    public let parentBrowser: (any ElementBrowser)?

    /// Makes a browser.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for any.
    ///   - placeholder: What the empty field shows; `nil` for any.
    ///   - isSecure: Whether the field hides what is typed.
    ///   - parent: Finds what the field lies in.
    public init(
        _ id: String? = nil,
        placeholder: String? = nil,
        isSecure: Bool = false,
        in parent: (any ElementBrowser)? = nil
    ) {
        request = SearchRequest(id: id, type: isSecure ? .secureTextField : .textField, placeholder: placeholder)
        parentBrowser = parent
    }

    /// Deletes the text of the field, and types another. Each is a step.
    ///
    /// The timeout of each is ``ScreenDefaults/timeout`` by default.
    @available(*, noasync, message: "blocks its thread; in async code write `await field.replaceText(with: …)`")
    @MainActor public func replaceText(
        with text: String,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        guard performing(.clearText, timeout: timeout.duration, at: location).run() != nil else { return }
        performing(.typeText(text), timeout: timeout.duration, at: location).run()
    }

    /// The form of `replaceText` that does not block the thread.
    @MainActor public func replaceText(
        with text: String,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        guard await performing(.clearText, timeout: timeout.duration, at: location).run() != nil else { return }
        await performing(.typeText(text), timeout: timeout.duration, at: location).run()
    }
}
