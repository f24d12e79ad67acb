/// XCUIElementTypes.h: `typedef NS_ENUM(NSUInteger, XCUIElementType)`
extension XCUIElement {
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype-swift.enum>
    public enum ElementType: UInt, Sendable {
        /// `XCUIElementTypeAny`
        case any = 0
        /// `XCUIElementTypeOther`
        case other = 1
        /// `XCUIElementTypeApplication`
        case application = 2
        /// `XCUIElementTypeGroup`
        case group = 3
        /// `XCUIElementTypeWindow`
        case window = 4
        /// `XCUIElementTypeSheet`
        case sheet = 5
        /// `XCUIElementTypeDrawer`
        case drawer = 6
        /// `XCUIElementTypeAlert`
        case alert = 7
        /// `XCUIElementTypeDialog`
        case dialog = 8
        /// `XCUIElementTypeButton`
        case button = 9
        /// `XCUIElementTypeRadioButton`
        case radioButton = 10
        /// `XCUIElementTypeRadioGroup`
        case radioGroup = 11
        /// `XCUIElementTypeCheckBox`
        case checkBox = 12
        /// `XCUIElementTypeDisclosureTriangle`
        case disclosureTriangle = 13
        /// `XCUIElementTypePopUpButton`
        case popUpButton = 14
        /// `XCUIElementTypeComboBox`
        case comboBox = 15
        /// `XCUIElementTypeMenuButton`
        case menuButton = 16
        /// `XCUIElementTypeToolbarButton`
        case toolbarButton = 17
        /// `XCUIElementTypePopover`
        case popover = 18
        /// `XCUIElementTypeKeyboard`
        case keyboard = 19
        /// `XCUIElementTypeKey`
        case key = 20
        /// `XCUIElementTypeNavigationBar`
        case navigationBar = 21
        /// `XCUIElementTypeTabBar`
        case tabBar = 22
        /// `XCUIElementTypeTabGroup`
        case tabGroup = 23
        /// `XCUIElementTypeToolbar`
        case toolbar = 24
        /// `XCUIElementTypeStatusBar`
        case statusBar = 25
        /// `XCUIElementTypeTable`
        case table = 26
        /// `XCUIElementTypeTableRow`
        case tableRow = 27
        /// `XCUIElementTypeTableColumn`
        case tableColumn = 28
        /// `XCUIElementTypeOutline`
        case outline = 29
        /// `XCUIElementTypeOutlineRow`
        case outlineRow = 30
        /// `XCUIElementTypeBrowser`
        case browser = 31
        /// `XCUIElementTypeCollectionView`
        case collectionView = 32
        /// `XCUIElementTypeSlider`
        case slider = 33
        /// `XCUIElementTypePageIndicator`
        case pageIndicator = 34
        /// `XCUIElementTypeProgressIndicator`
        case progressIndicator = 35
        /// `XCUIElementTypeActivityIndicator`
        case activityIndicator = 36
        /// `XCUIElementTypeSegmentedControl`
        case segmentedControl = 37
        /// `XCUIElementTypePicker`
        case picker = 38
        /// `XCUIElementTypePickerWheel`
        case pickerWheel = 39
        /// `XCUIElementTypeSwitch`
        case `switch` = 40
        /// `XCUIElementTypeToggle`
        case toggle = 41
        /// `XCUIElementTypeLink`
        case link = 42
        /// `XCUIElementTypeImage`
        case image = 43
        /// `XCUIElementTypeIcon`
        case icon = 44
        /// `XCUIElementTypeSearchField`
        case searchField = 45
        /// `XCUIElementTypeScrollView`
        case scrollView = 46
        /// `XCUIElementTypeScrollBar`
        case scrollBar = 47
        /// `XCUIElementTypeStaticText`
        case staticText = 48
        /// `XCUIElementTypeTextField`
        case textField = 49
        /// `XCUIElementTypeSecureTextField`
        case secureTextField = 50
        /// `XCUIElementTypeDatePicker`
        case datePicker = 51
        /// `XCUIElementTypeTextView`
        case textView = 52
        /// `XCUIElementTypeMenu`
        case menu = 53
        /// `XCUIElementTypeMenuItem`
        case menuItem = 54
        /// `XCUIElementTypeMenuBar`
        case menuBar = 55
        /// `XCUIElementTypeMenuBarItem`
        case menuBarItem = 56
        /// `XCUIElementTypeMap`
        case map = 57
        /// `XCUIElementTypeWebView`
        case webView = 58
        /// `XCUIElementTypeIncrementArrow`
        case incrementArrow = 59
        /// `XCUIElementTypeDecrementArrow`
        case decrementArrow = 60
        /// `XCUIElementTypeTimeline`
        case timeline = 61
        /// `XCUIElementTypeRatingIndicator`
        case ratingIndicator = 62
        /// `XCUIElementTypeValueIndicator`
        case valueIndicator = 63
        /// `XCUIElementTypeSplitGroup`
        case splitGroup = 64
        /// `XCUIElementTypeSplitter`
        case splitter = 65
        /// `XCUIElementTypeRelevanceIndicator`
        case relevanceIndicator = 66
        /// `XCUIElementTypeColorWell`
        case colorWell = 67
        /// `XCUIElementTypeHelpTag`
        case helpTag = 68
        /// `XCUIElementTypeMatte`
        case matte = 69
        /// `XCUIElementTypeDockItem`
        case dockItem = 70
        /// `XCUIElementTypeRuler`
        case ruler = 71
        /// `XCUIElementTypeRulerMarker`
        case rulerMarker = 72
        /// `XCUIElementTypeGrid`
        case grid = 73
        /// `XCUIElementTypeLevelIndicator`
        case levelIndicator = 74
        /// `XCUIElementTypeCell`
        case cell = 75
        /// `XCUIElementTypeLayoutArea`
        case layoutArea = 76
        /// `XCUIElementTypeLayoutItem`
        case layoutItem = 77
        /// `XCUIElementTypeHandle`
        case handle = 78
        /// `XCUIElementTypeStepper`
        case stepper = 79
        /// `XCUIElementTypeTab`
        case tab = 80
        /// `XCUIElementTypeTouchBar`
        case touchBar = 81
        /// `XCUIElementTypeStatusItem`
        case statusItem = 82
    }
}
