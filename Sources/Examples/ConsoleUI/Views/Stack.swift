import ScreenElements

/// Lays out views one below the other, or one beside the other. Hidden views take no room.
///
/// Beside each other each view has the width that it takes at best, and the first one takes what is left.
public final class Stack: View {
    /// The direction in which views follow each other.
    public enum Axis: Sendable {
        case vertical, horizontal
    }

    private let axis: Axis
    private let spacing: Int

    /// Makes a stack.
    ///
    /// - Parameters:
    ///   - axis: The direction in which the views follow each other.
    ///   - spacing: The rows or columns between two views.
    ///   - views: The views.
    public init(_ axis: Axis, spacing: Int = 0, _ views: [View]) {
        self.axis = axis
        self.spacing = spacing
        super.init(subviews: views)
    }

    /// The views can be found; the stack only lays them out.
    public override var exposure: ElementExposure { .childrenOnly }

    public override func width(fitting width: Int) -> Int {
        switch axis {
        case .vertical: arranged.map { $0.width(fitting: width) }.max() ?? 0
        case .horizontal: min(arranged.map { $0.width(fitting: width) }.reduce(gaps, +), width)
        }
    }

    public override func height(fitting width: Int) -> Int {
        switch axis {
        case .vertical: arranged.map { $0.height(fitting: width) }.reduce(gaps, +)
        case .horizontal: zip(arranged, widths(in: width)).map { $0.height(fitting: $1) }.max() ?? 0
        }
    }

    public override func layoutSubviews() {
        for view in subviews where view.isHidden { view.place(in: .zero) }
        var (x, y) = (rect.x, rect.y)
        for (view, width) in zip(arranged, widths(in: rect.width)) {
            let height = view.height(fitting: width)
            view.place(in: Rect(x: x, y: y, width: width, height: height))
            switch axis {
            case .vertical: y += height + spacing
            case .horizontal: x += width + spacing
            }
        }
    }

    private var arranged: [View] { subviews.filter { !$0.isHidden } }
    private var gaps: Int { max(arranged.count - 1, 0) * spacing }

    private func widths(in width: Int) -> [Int] {
        guard axis == .horizontal else { return arranged.map { _ in width } }
        let others = arranged.dropFirst().map { min($0.width(fitting: width), width / arranged.count) }
        let first = max(width - others.reduce(gaps, +), 0)
        return arranged.isEmpty ? [] : [first] + others
    }
}
