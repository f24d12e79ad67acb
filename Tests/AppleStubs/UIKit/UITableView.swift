import AppleSDK

/// UITableViewCell.h: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@MainActor @preconcurrency open class UITableViewCell: UIView {}

/// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableviewdelegate>
///
/// Apple's are optional requirements of Objective-C; here those that a delegate leaves out do what the table does without them.
@MainActor @preconcurrency public protocol UITableViewDelegate: AnyObject {
    /// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)>
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)>
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)>
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    /// Without the method.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Without the method.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Without the method.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableview>
@MainActor @preconcurrency open class UITableView: UIScrollView {
    /// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableview/scrollposition>
    public enum ScrollPosition: Int, Sendable {
        /// As it is.
        case none = 0
    }

    /// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableview/delegate>
    open weak var delegate: (any UITableViewDelegate)?
    /// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableview/allowsselection>
    open var allowsSelection = true
    /// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow>
    open private(set) var indexPathForSelectedRow: IndexPath?

    /// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableview/indexpath(for:)>
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        subviews.firstIndex { $0 === cell }.map { IndexPath(indexes: [0, $0]) }
    }

    /// UITableView.h: <https://developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)>
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }
}
