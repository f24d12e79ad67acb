/// Tells the blocks of code in Markdown. A block ends at a line of at least as many of the marks with which it began, and nothing
/// else.
package struct MarkdownFence {
    /// The marks with which the open block began; empty outside of blocks.
    package private(set) var marks = ""

    package init() {}

    package var isOpen: Bool { !marks.isEmpty }

    /// - Returns: Whether the line begins or ends a block.
    package mutating func read(_ line: some StringProtocol) -> Bool {
        let own = line.prefix { $0 == line.first }
        if isOpen {
            guard own.count == line.count, own.hasPrefix(marks) else { return false }
            marks = ""
            return true
        }
        // Behind marks of code, a third mark would end a span of code within the line.
        let isCode = own.first == "`" && line.dropFirst(own.count).contains("`")
        guard own.count >= 3, ["`", "~"].contains(own.first), !isCode else { return false }
        marks = String(own)
        return true
    }
}
