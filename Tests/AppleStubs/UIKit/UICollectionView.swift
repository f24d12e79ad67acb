// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// UICollectionReusableView.h: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@MainActor @preconcurrency open class UICollectionReusableView: UIView {}

/// UICollectionViewCell.h: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {}

/// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate>
///
/// Apple's requirements are optional. Here, default implementations do what the view does if a delegate leaves them out.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: AnyObject {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionview>
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    /// UICollectionView.h: <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition>
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    open weak var delegate: (any UICollectionViewDelegate)?
    open var allowsSelection = true
    open private(set) var indexPathsForSelectedItems: [IndexPath]?

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        subviews.firstIndex { $0 === cell }.map { IndexPath(indexes: [0, $0]) }
    }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedItems = indexPath.map { [$0] }
    }
}
