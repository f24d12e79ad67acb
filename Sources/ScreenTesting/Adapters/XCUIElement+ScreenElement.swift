// Type-checked against stubs of Apple's documented interfaces, but not yet run with XCUITest.
#if canImport(XCUIAutomation) && !os(tvOS)
    import ScreenElements
    import XCUIAutomation

    /// An element in an application that XCUITest drives. Page objects written for in-process
    /// screens also work with these elements.
    ///
    /// ```swift
    /// let application = XCUIApplication()
    /// application.launch()
    /// withScreen(AutomationElement(application)) { ListPage().item("1").tap() }
    /// ```
    ///
    /// The tree is read in one snapshot, which contains only the elements that XCUITest exposes.
    @MainActor public struct AutomationElement: ScreenElement {
        /// The XCUITest element.
        public let element: XCUIElement
        /// The snapshot to read from, or `nil` to read from the live element.
        private var copy: (any XCUIElementSnapshot)?

        /// Creates an element for an application or for an element inside it.
        public init(_ element: XCUIElement) {
            self.element = element
        }

        private init(_ element: XCUIElement, _ copy: any XCUIElementSnapshot) {
            self.element = element
            self.copy = copy
        }

        private var now: any XCUIElementAttributes { copy ?? element }

        /// The element type that corresponds to the XCUITest type.
        public var elementType: ElementType { ElementType(now.elementType) }
        /// The accessibility identifier.
        public var identifier: String { now.identifier }
        /// The accessibility label.
        public var label: String { now.label }
        /// The accessibility value as text, or `nil` if there is none.
        public var value: String? { now.value.map { "\($0)" } }
        /// The placeholder of a field, or an empty string if there is none.
        public var placeholder: String { now.placeholderValue ?? "" }
        /// Whether the element is enabled.
        public var isEnabled: Bool { now.isEnabled }
        /// Whether the element has the keyboard focus.
        public var hasFocus: Bool { now.hasFocus }
        /// The element's frame in screen coordinates.
        public var frame: CGRect? { now.frame }
        /// The element and everything inside it, read in one snapshot.
        public var snapshot: any ScreenElement {
            (try? element.snapshot()).map { AutomationElement(element, $0) } ?? self
        }
        /// Why the application cannot be read, or `nil` if it can be read.
        public var unreadableBecause: String? {
            guard let application = element as? XCUIApplication, application.state == .notRunning else { return nil }
            return "the application is not running"
        }

        /// The children, read from a snapshot. To act on a child, the live element is looked up by
        /// the child's type and its index among the siblings of that type.
        public var children: [any ScreenElement] {
            let snapshots = copy?.children ?? (try? element.snapshot())?.children ?? []
            var counts: [XCUIElement.ElementType: Int] = [:]
            return snapshots.map { child in
                let index = counts[child.elementType, default: 0]
                counts[child.elementType] = index + 1
                let query = element.children(matching: child.elementType)
                return AutomationElement(query.element(boundBy: index), child)
            }
        }

        /// A PNG screenshot of the live element.
        public var picture: ScreenPicture? {
            ScreenPicture(element.screenshot().pngRepresentation, mediaType: "image/png")
        }

        /// Taps the live element.
        public func tap() { element.tap() }

        /// Taps the live element and types the text.
        public func typeText(_ text: String) {
            element.tap()
            element.typeText(text)
        }

        /// Taps the live element and deletes as many characters as its value contains.
        public func clearText() {
            element.tap()
            element.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: (value ?? "").count))
        }
    }

    extension ElementType {
        /// All types, in the order of XCUITest's raw values.
        private static let inOrder: [ElementType] = [
            .any, .other, .application, .group, .window, .sheet, .drawer, .alert, .dialog, .button, .radioButton,
            .radioGroup, .checkBox, .disclosureTriangle, .popUpButton, .comboBox, .menuButton, .toolbarButton,
            .popover, .keyboard, .key, .navigationBar, .tabBar, .tabGroup, .toolbar, .statusBar, .table, .tableRow,
            .tableColumn, .outline, .outlineRow, .browser, .collectionView, .slider, .pageIndicator,
            .progressIndicator, .activityIndicator, .segmentedControl, .picker, .pickerWheel, .switch, .toggle,
            .link, .image, .icon, .searchField, .scrollView, .scrollBar, .staticText, .textField, .secureTextField,
            .datePicker, .textView, .menu, .menuItem, .menuBar, .menuBarItem, .map, .webView, .incrementArrow,
            .decrementArrow, .timeline, .ratingIndicator, .valueIndicator, .splitGroup, .splitter,
            .relevanceIndicator, .colorWell, .helpTag, .matte, .dockItem, .ruler, .rulerMarker, .grid,
            .levelIndicator, .cell, .layoutArea, .layoutItem, .handle, .stepper, .tab, .touchBar, .statusItem,
        ]

        fileprivate init(_ type: XCUIElement.ElementType) {
            let number = Int(type.rawValue)
            self = Self.inOrder.indices.contains(number) ? Self.inOrder[number] : .other
        }
    }
#endif
