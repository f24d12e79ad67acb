// Type-checked and run against stubs of Apple's documented interfaces; it has not run there yet.
#if canImport(UIKit) && !os(watchOS)
    import ScreenElements
    import UIKit

    /// What a touch does to a cell of a table or a collection.
    @MainActor enum CellSelection {
        /// Selects the cell in which a view lies, or which it is, and tells the delegate of its list, which may refuse.
        static func select(around view: UIView) throws {
            let views = sequence(first: view) { $0.superview }
            for above in views {
                if let cell = above as? UITableViewCell {
                    guard let table: UITableView = list(around: cell), let path = table.indexPath(for: cell) else {
                        break
                    }
                    return try select(path, in: table)
                }
                if let cell = above as? UICollectionViewCell {
                    guard let list: UICollectionView = list(around: cell), let path = list.indexPath(for: cell) else {
                        break
                    }
                    return try select(path, in: list)
                }
            }
            throw ElementError("it is not for tapping")
        }

        private static func list<List: UIView>(around cell: UIView) -> List? {
            sequence(first: cell) { $0.superview }.lazy.compactMap { $0 as? List }.first
        }

        // The delegate's methods are optional: their names give `nil` where it does not have them.

        private static func select(_ path: IndexPath, in table: UITableView) throws {
            let mayHighlight = table.delegate?.tableView(_:shouldHighlightRowAt:)
            guard table.allowsSelection, mayHighlight?(table, path) != false else { throw refusal }
            var selected: IndexPath? = path
            if let willSelect = table.delegate?.tableView(_:willSelectRowAt:) { selected = willSelect(table, path) }
            guard let selected else { throw refusal }
            table.selectRow(at: selected, animated: false, scrollPosition: .none)
            let didSelect = table.delegate?.tableView(_:didSelectRowAt:)
            didSelect?(table, selected)
        }

        private static func select(_ path: IndexPath, in list: UICollectionView) throws {
            let mayHighlight = list.delegate?.collectionView(_:shouldHighlightItemAt:)
            let maySelect = list.delegate?.collectionView(_:shouldSelectItemAt:)
            guard list.allowsSelection, mayHighlight?(list, path) != false, maySelect?(list, path) != false else {
                throw refusal
            }
            list.selectItem(at: path, animated: false, scrollPosition: [])
            let didSelect = list.delegate?.collectionView(_:didSelectItemAt:)
            didSelect?(list, path)
        }

        private static let refusal = ElementError("its list does not let it be selected")
    }
#endif
