/// The kind of an element, in the vocabulary of XCUITest's `XCUIElement.ElementType`.
public enum ElementType: String, CaseIterable, Codable, Sendable {
    /// Every kind: what a search asks for that takes elements of all kinds.
    case any
    /// An element without a kind of its own, such as a view that groups others.
    case other

    // MARK: Windows

    case application, window, sheet, drawer, alert, dialog, popover, splitGroup, splitter, matte, dockItem, helpTag

    // MARK: Groups

    case group, grid, layoutArea, layoutItem, handle, table, tableRow, tableColumn, outline, outlineRow, collectionView
    case cell, scrollView, scrollBar, browser, webView, map

    // MARK: What shows something

    case staticText, image, icon, link, progressIndicator, activityIndicator, pageIndicator, levelIndicator
    case ratingIndicator, relevanceIndicator, valueIndicator, timeline, ruler, rulerMarker

    // MARK: What is pressed or set

    case button, radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton
    case slider, segmentedControl, picker, pickerWheel, datePicker, `switch`, toggle, stepper, colorWell
    case incrementArrow, decrementArrow

    // MARK: What is typed into

    case textField, secureTextField, searchField, textView, keyboard, key

    // MARK: Bars and menus

    case navigationBar, tabBar, tabGroup, tab, toolbar, statusBar, statusItem, touchBar, menu, menuItem, menuBar,
        menuBarItem
}
