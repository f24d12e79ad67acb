import ScreenElements

/// One item of a ``List``: holds any views, one below the other, and may be tapped.
public final class Cell: View {
    private let content: Stack
    private let action: (@MainActor () -> Void)?

    /// Makes a cell.
    ///
    /// - Parameters:
    ///   - identifier: A name made for specs.
    ///   - content: The views, one below the other.
    ///   - action: What a tap does; `nil` if the cell is not for tapping.
    public init(identifier: String = "", _ content: [View], action: (@MainActor () -> Void)? = nil) {
        self.content = Stack(.vertical, content)
        self.action = action
        super.init(identifier: identifier, subviews: [self.content])
    }

    /// A cell.
    public override var elementType: ElementType { .cell }

    /// Selects the cell and runs its action.
    public override func tap() throws {
        guard let action else { return try super.tap() }
        try checkReach()
        superview?.scroll(toShow: self)
        action()
    }

    public override func height(fitting width: Int) -> Int { content.height(fitting: width) }
}
