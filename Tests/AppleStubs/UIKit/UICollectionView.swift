import AppleSDK

/// UICollectionReusableView.h: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@MainActor @preconcurrency open class UICollectionReusableView: UIView {}

/// UICollectionViewCell.h: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {}

/// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate>
///
/// Apple's are optional requirements of Objective-C; here those that a delegate leaves out do what the view does without them.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: AnyObject {
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)>
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldselectitemat:)>
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didselectitemat:)>
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// Without the method.
    public func collectionView(_ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    /// Without the method.
    public func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    /// Without the method.
    public func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionview>
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    /// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition>
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionview/delegate>
    open weak var delegate: (any UICollectionViewDelegate)?
    /// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionview/allowsselection>
    open var allowsSelection = true
    /// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforselecteditems>
    open private(set) var indexPathsForSelectedItems: [IndexPath]?

    /// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionview/indexpath(for:)>
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        subviews.firstIndex { $0 === cell }.map { IndexPath(indexes: [0, $0]) }
    }

    /// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)>
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedItems = indexPath.map { [$0] }
    }
}
