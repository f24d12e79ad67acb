import ScreenElements
import ScreenTesting
import SnapshotFiles
@_exported import Snapshots
import SpecEvents

extension SnapshotFormat where Value: ScreenElement {
    /// A format that shows a screen's elements as an indented tree. If the screen's picture is
    /// text, that text follows the tree. Any other picture is attached to failure reports.
    ///
    /// ```swift
    /// import ScreenSnapshots
    ///
    /// expect(app.window).to(matchSnapshot(as: .screen))
    /// ```
    ///
    /// Hidden elements and elements that only lay out other elements are omitted.
    public static var screen: SnapshotFormat { screen(within: 10) }

    /// - Parameter limit: How many seconds to wait for the main thread to read the screen.
    static func screen(within limit: Double) -> SnapshotFormat {
        SnapshotFormat(drawing: { screen in onMainThread(within: limit) { image(of: screen) } ?? nil }) { screen in
            guard let text = onMainThread(within: limit, { tree(of: screen.snapshot) }) else {
                throw SnapshotProblem("the main thread, which reads the screen, is blocked: await this task instead")
            }
            return text
        }
    }

    @MainActor private static func tree(of screen: any ScreenElement) -> String {
        let text = lines(of: screen, depth: 0).joined(separator: "\n")
        guard let picture = screen.picture, picture.mediaType == "text/plain" else { return text }
        return text + "\n\n" + String(decoding: picture.content, as: UTF8.self)
    }

    @MainActor private static func image(of screen: any ScreenElement) -> ExampleAttachment? {
        guard let picture = screen.picture, picture.mediaType != "text/plain" else { return nil }
        return ExampleAttachment(name: "the screen", mediaType: picture.mediaType, content: picture.content)
    }

    @MainActor private static func lines(of element: any ScreenElement, depth: Int) -> [String] {
        guard !element.isHidden, depth < 100 else { return [] }
        let isShown = element.exposure != .childrenOnly
        let own = isShown ? [String(repeating: "  ", count: depth) + element.wholeText] : []
        guard element.exposure != .standsForChildren else { return own }
        return own + element.children.flatMap { lines(of: $0, depth: depth + (isShown ? 1 : 0)) }
    }
}
