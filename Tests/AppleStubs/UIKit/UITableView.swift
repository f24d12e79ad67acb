// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// UITableViewCell.h: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@MainActor @preconcurrency open class UITableViewCell: UIView {}

/// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableviewdelegate>
///
/// Apple's requirements are optional. Here, default implementations do what the table does if a delegate leaves them out.
@MainActor @preconcurrency public protocol UITableViewDelegate: AnyObject {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableview>
@MainActor @preconcurrency open class UITableView: UIScrollView {
    /// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableview/scrollposition>
    public enum ScrollPosition: Int, Sendable {
        case none = 0
    }

    open weak var delegate: (any UITableViewDelegate)?
    open var allowsSelection = true
    open private(set) var indexPathForSelectedRow: IndexPath?

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        subviews.firstIndex { $0 === cell }.map { IndexPath(indexes: [0, $0]) }
    }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }
}
