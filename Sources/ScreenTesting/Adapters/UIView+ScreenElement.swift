// Tested against stubs of Apple's documented interfaces, but not yet run on an Apple platform.
#if canImport(UIKit) && !os(watchOS)
    import ScreenElements
    import UIKit

    /// A screen element that represents a view in this process by its accessibility attributes.
    ///
    /// ```swift
    /// withScreen(ViewElement(window)) { tester().usingIdentifier("loginField").enterText("Nickname") }
    /// ```
    @MainActor public struct ViewElement: ScreenElement {
        /// The view that this element represents.
        public let view: UIView

        /// Creates an element for a view, typically a window.
        public init(_ view: UIView) {
            self.view = view
        }

        /// The element type, derived from the view's class and its accessibility traits.
        public var elementType: ElementType {
            switch view {
            case is UIWindow: .window
            case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
            case is UITextView: .textView
            case is UISwitch: .switch
            case is UISlider: .slider
            case is UIStepper: .stepper
            case is UISegmentedControl: .segmentedControl
            case is UIActivityIndicatorView: .activityIndicator
            case is UIProgressView: .progressIndicator
            case is UITableViewCell, is UICollectionViewCell: .cell
            case is UITableView: .table
            case is UICollectionView: .collectionView
            case is UIScrollView: .scrollView
            case is UINavigationBar: .navigationBar
            case is UITabBar: .tabBar
            case is UIToolbar: .toolbar
            case is UIButton: .button
            case is UILabel: .staticText
            case is UIImageView: view.accessibilityTraits.contains(.button) ? .button : .image
            default: ElementType(view.accessibilityTraits)
            }
        }

        /// The accessibility identifier, or an empty string if there is none.
        public var identifier: String { view.accessibilityIdentifier ?? "" }
        /// The accessibility label or, if there is none, the text of a `UILabel`.
        public var label: String { view.accessibilityLabel ?? (view as? UILabel)?.text ?? "" }
        /// The accessibility value or, if there is none, the text in a text input view.
        public var value: String? { view.accessibilityValue ?? (view as? any UITextInput).flatMap(Self.text) }
        /// The placeholder of a text field, or an empty string for other views.
        public var placeholder: String { (view as? UITextField)?.placeholder ?? "" }
        /// Whether the view is enabled. If the view is not a control, its accessibility traits
        /// determine whether it is enabled.
        public var isEnabled: Bool {
            (view as? UIControl)?.isEnabled ?? !view.accessibilityTraits.contains(.notEnabled)
        }
        /// Whether the view is hidden, transparent, or hidden from accessibility.
        public var isHidden: Bool { view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden }
        /// Whether the view is the first responder.
        public var hasFocus: Bool { view.isFirstResponder }
        /// Whether the view's layer has animations.
        public var isAnimating: Bool { view.layer.animationKeys()?.isEmpty == false }
        /// The frame in window coordinates, or in superview coordinates if the view has no window.
        public var frame: CGRect? { view.window.map { view.convert(view.bounds, to: $0) } ?? view.frame }
        /// What searches can find. A view that is an accessibility element stands for its children.
        public var exposure: ElementExposure { view.isAccessibilityElement ? .standsForChildren : .container }
        /// Whether the view blocks touches to the views behind it. Labels and image views never do.
        public var coversWhatIsBelow: Bool {
            view.isUserInteractionEnabled && !(view is UILabel || view is UIImageView)
        }
        /// The view's object identifier.
        public var identity: AnyHashable? { ObjectIdentifier(view) }
        /// The view's accessibility elements if it has any, as a SwiftUI hosting view does.
        /// Otherwise, its subviews from back to front.
        public var children: [any ScreenElement] {
            view.accessibilityElements.map { AccessibilityElement.elements($0, in: view.window) }
                ?? view.subviews.map(ViewElement.init)
        }

        /// A PNG image of the view, or `nil` if the view's bounds are empty.
        public var picture: ScreenPicture? {
            guard !view.bounds.isEmpty else { return nil }
            let image = UIGraphicsImageRenderer(bounds: view.bounds).pngData { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
            }
            return ScreenPicture(image, mediaType: "image/png")
        }

        /// Taps the view. A control sends its touch-up-inside actions. Any other view is activated
        /// as if by a double tap in VoiceOver. If activation fails, the table view cell or
        /// collection view cell that contains the view is selected.
        public func tap() throws {
            if let control = view as? UIControl {
                _ = control.becomeFirstResponder()
                control.sendActions(for: .touchUpInside)
            } else if !view.accessibilityActivate() {
                try CellSelection.select(around: view)
            }
        }

        /// Makes the view the first responder and types the text into it.
        public func typeText(_ text: String) throws {
            guard let field = view as? any UITextInput, view.becomeFirstResponder() else {
                throw ElementError("it takes no text")
            }
            field.insertText(text)
        }

        /// Removes all text from the view.
        public func clearText() throws {
            guard let field = view as? any UITextInput, view.becomeFirstResponder() else {
                throw ElementError("it takes no text")
            }
            guard let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) else { return }
            field.replace(all, withText: "")
        }

        /// Scrolls the enclosing scroll views to make the view visible.
        public func scrollIntoView() {
            var parent = view.superview
            while let current = parent {
                if let scroll = current as? UIScrollView {
                    scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
                }
                parent = current.superview
            }
        }

        /// Scrolls a scroll view, such as a table view or collection view, by one page.
        public func scroll(_ direction: ScrollDirection) throws {
            guard let scroll = view as? UIScrollView else { throw ElementError("it does not scroll") }
            let page = scroll.bounds.height
            let last = max(scroll.contentSize.height - page, 0)
            let y = scroll.contentOffset.y + (direction == .forward ? page : -page)
            let end = min(max(y, 0), last)
            guard end != scroll.contentOffset.y else { throw ElementError("there is no further page") }
            scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x, y: end), animated: false)
            scroll.layoutIfNeeded()
        }

        private static func text(of field: any UITextInput) -> String? {
            field.textRange(from: field.beginningOfDocument, to: field.endOfDocument).flatMap(field.text)
        }
    }

    /// An accessibility element that is not itself a view, such as part of a SwiftUI hierarchy.
    @MainActor struct AccessibilityElement: ScreenElement {
        let object: NSObject
        let window: UIWindow?

        static func elements(_ objects: [Any], in window: UIWindow?) -> [any ScreenElement] {
            objects.compactMap { object in
                switch object {
                case let view as UIView: ViewElement(view)
                case let object as NSObject: AccessibilityElement(object: object, window: window)
                default: nil
                }
            }
        }

        var elementType: ElementType { ElementType(object.accessibilityTraits) }
        var identifier: String { (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? "" }
        var label: String { object.accessibilityLabel ?? "" }
        var value: String? { object.accessibilityValue }
        var isEnabled: Bool { !object.accessibilityTraits.contains(.notEnabled) }
        var isHidden: Bool { object.accessibilityElementsHidden }
        var exposure: ElementExposure { object.isAccessibilityElement ? .standsForChildren : .container }
        var identity: AnyHashable? { ObjectIdentifier(object) }
        var frame: CGRect? { window.map { $0.convert(object.accessibilityFrame, from: nil) } }

        var children: [any ScreenElement] { Self.elements(object.accessibilityElements ?? [], in: window) }

        func tap() throws {
            guard object.accessibilityActivate() else { throw ElementError("it is not for tapping") }
        }
    }

    extension ElementType {
        init(_ traits: UIAccessibilityTraits) {
            let types: [(UIAccessibilityTraits, ElementType)] = [
                (.button, .button), (.staticText, .staticText), (.image, .image), (.link, .link),
                (.searchField, .searchField),
            ]
            self = types.first { traits.contains($0.0) }?.1 ?? .other
        }
    }

    @MainActor enum CellSelection {
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

        // The delegate's methods are optional. A reference to an unimplemented method is `nil`.

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
