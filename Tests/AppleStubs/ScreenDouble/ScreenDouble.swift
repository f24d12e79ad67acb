import AppleSDK
import Expect
import ScreenElements
import ScreenTesting
import UIKit

/// Finds and taps elements on screens made of UIKit doubles, using the code for Apple's platforms. Prints what happened.
@main enum ScreenDouble {
    @MainActor static func main() {
        ScreenDefaults.timeout = .zero
        showViews()
        showAccessibilityElements()
        showTable()
        showCollection()
    }

    @MainActor private static func showViews() {
        let button = UIButton(type: .system).identified("button")
        let field = UITextField().identified("field")
        field.placeholder = "ana@example.com"
        inWindow("views", button, field) {
            tester().usingIdentifier("button").tap()
            print("  sent: \(button.sentActions.map(\.rawValue))")
            let found = try SimpleElementBrowser(request: SearchRequest(placeholder: "ana@example.com")).view
            print("  found: \(found.identifier), which exists: \(found.exists)")
            tester().usingType(.window).tap()
        }
    }

    /// Shows a view that provides accessibility elements for what it draws, as a chart or a SwiftUI screen's view does.
    @MainActor private static func showAccessibilityElements() {
        let (chart, container) = (UIView().identified("chart"), UIAccessibilityElement())
        let january = UIAccessibilityElement(accessibilityContainer: chart)
        january.accessibilityIdentifier = "january"
        january.accessibilityLabel = "January"
        january.accessibilityValue = "3"
        january.accessibilityTraits = .button
        january.isAccessibilityElement = true
        january.accessibilityFrame = CGRect(x: 1, y: 1, width: 10, height: 10)
        january.accessibilityActivation = {
            print("  January is activated")
            return true
        }
        let note = UIAccessibilityElement(accessibilityContainer: container)
        note.accessibilityLabel = "off"
        note.accessibilityTraits = [.staticText, .notEnabled]
        note.accessibilityFrame = CGRect(x: 1, y: 20, width: 10, height: 10)
        container.accessibilityFrame = note.accessibilityFrame
        container.accessibilityElements = [note]
        // If a view has `accessibilityElements`, accessibility ignores all subviews that are not among them.
        chart.addSubview(UILabel().identified("hiddenBehindElements"))
        let last = UIButton(type: .system).identified("last")
        chart.bounds.size.height = 50
        chart.accessibilityElements = [january, container, last]
        inWindow("accessibility elements", chart) {
            let browser = SimpleElementBrowser(request: SearchRequest(id: "chart"))
            for element in browser.descendant().all {
                let value = element.value.map { " = \($0)" } ?? ""
                print("  \(element.elementType) \(element.identifier) “\(element.label)”\(value) \(element.isEnabled)")
            }
            browser.descendant(.button, label: "January").tap()
            tester().usingIdentifier("last").tap()
            print("  sent: \(last.sentActions.count)")
            browser.descendant(.staticText, label: "off").tap()
        }
    }

    @MainActor private static func showTable() {
        let (table, delegate) = (UITableView().identified("table"), TableDelegate())
        (table.frame, table.bounds.size) = (.zero, CGSize(width: 100, height: 1_000))
        table.delegate = delegate
        for row in 0...3 {
            let cell = UITableViewCell().identified("row \(row)")
            let title = UILabel().identified("title \(row)")
            title.frame.origin = .zero
            cell.addSubview(title)
            table.addSubview(cell)
        }
        inWindow("a table", table) {
            let rows = SimpleElementBrowser(request: SearchRequest(type: .table))
            for row in 0...3 { rows.descendant(.cell, id: "row \(row)").tap() }
            rows.descendant(.staticText, id: "title 0").tap()
            print("  selected: \(table.indexPathForSelectedRow ?? [])")
            table.allowsSelection = false
            rows.descendant(.cell, id: "row 0").tap()
        }
        table.delegate = nil
        table.allowsSelection = true
        inWindow("a table without a delegate", table) {
            tester().usingIdentifier("row 3").tap()
            print("  selected: \(table.indexPathForSelectedRow ?? [])")
            (table.bounds.size.height, table.contentSize.height) = (100, 250)
            let list = ViewElement(table)
            for direction in [ScrollDirection.forward, .forward, .forward, .backward] {
                do { try list.scroll(direction) } catch { print("  \(error)") }
                print("  scrolled \(direction) to \(table.contentOffset.y)")
            }
        }
    }

    @MainActor private static func showCollection() {
        let (list, delegate) = (UICollectionView().identified("collection"), CollectionDelegate())
        (list.frame, list.bounds.size) = (.zero, CGSize(width: 100, height: 1_000))
        list.delegate = delegate
        for item in 0...2 { list.addSubview(UICollectionViewCell().identified("item \(item)")) }
        inWindow("a collection", list) {
            for item in 0...2 { tester().usingIdentifier("item \(item)").tap() }
            print("  selected: \(list.indexPathsForSelectedItems ?? [])")
        }
    }

    /// Shows views in a window while `body` runs, and prints the first line of each failure.
    @MainActor private static func inWindow(_ title: String, _ views: UIView..., body: () throws -> Void) {
        print(title)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 1_000))
        views.forEach(window.addSubview)
        let failures = gatherFailures { try withScreen(ViewElement(window)) { try body() } }
        for failure in failures { print("  failure: \(failure.message.prefix { $0 != "\n" })") }
    }
}

/// Allows selecting the first row, refuses the second and third, and selects the first when the fourth is tapped.
private final class TableDelegate: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { indexPath[1] != 1 }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath[1] == 2 ? nil : indexPath[1] == 3 ? [0, 0] : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("  selected row \(indexPath[1])")
    }
}

/// Allows selecting the first item, and refuses the second and third.
private final class CollectionDelegate: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        indexPath[1] != 1
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath[1] != 2
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        print("  selected item \(indexPath[1])")
    }
}

@MainActor private var count = 0

extension UIView {
    /// Gives the view an identifier and a frame that overlaps no other view's frame, and returns the view.
    fileprivate func identified(_ identifier: String) -> Self {
        accessibilityIdentifier = identifier
        bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        frame = CGRect(x: 0, y: count * 12, width: 10, height: 10)
        count += 1
        return self
    }
}
