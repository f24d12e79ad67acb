/// The type of an element. The cases have the same names as those of XCUITest's
/// `XCUIElement.ElementType`.
public enum ElementType: String, CaseIterable, Codable, Sendable {
    /// Any type. Only search requests use this case, to match elements of all types.
    case any
    /// No specific type. For example, a view that only groups other views has this type.
    case other

    // MARK: Windows

    case application, window, sheet, drawer, alert, dialog, popover, splitGroup, splitter, matte, dockItem, helpTag

    // MARK: Groups

    case group, grid, layoutArea, layoutItem, handle, table, tableRow, tableColumn, outline, outlineRow, collectionView
    case cell, scrollView, scrollBar, browser, webView, map

    // MARK: Content

    case staticText, image, icon, link, progressIndicator, activityIndicator, pageIndicator, levelIndicator
    case ratingIndicator, relevanceIndicator, valueIndicator, timeline, ruler, rulerMarker

    // MARK: Controls

    case button, radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton
    case slider, segmentedControl, picker, pickerWheel, datePicker, `switch`, toggle, stepper, colorWell
    case incrementArrow, decrementArrow

    // MARK: Text input

    case textField, secureTextField, searchField, textView, keyboard, key

    // MARK: Bars and menus

    case navigationBar, tabBar, tabGroup, tab, toolbar, statusBar, statusItem, touchBar, menu, menuItem, menuBar,
        menuBarItem
}
