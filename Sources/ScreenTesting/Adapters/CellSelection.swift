// Type-checked and run against stubs of Apple's documented interfaces; it has not run there yet.
#if canImport(UIKit) && !os(watchOS)
    import ScreenElements
    import UIKit

    /// The cell of a table or a collection that a touch selects.
    @MainActor enum CellSelection {
        case row(IndexPath, UITableView)
        case item(IndexPath, UICollectionView)

        /// The cell in which a view lies, or which it is; `nil` if there is none.
        init?(around view: UIView) {
            let views = sequence(first: view) { $0.superview }
            for above in views {
                if let cell = above as? UITableViewCell {
                    let table = sequence(first: above) { $0.superview }.lazy.compactMap { $0 as? UITableView }.first
                    guard let table, let path = table.indexPath(for: cell) else { return nil }
                    self = .row(path, table)
                    return
                }
                if let cell = above as? UICollectionViewCell {
                    let list = sequence(first: above) { $0.superview }.lazy.compactMap { $0 as? UICollectionView }.first
                    guard let list, let path = list.indexPath(for: cell) else { return nil }
                    self = .item(path, list)
                    return
                }
            }
            return nil
        }

        /// Selects the cell and tells the delegate, which may refuse.
        func select() throws {
            switch self {
            case .row(let path, let table): try Self.select(path, in: table)
            case .item(let path, let list): try Self.select(path, in: list)
            }
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
