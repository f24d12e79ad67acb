import ConsoleUI

extension Window {
    /// The window as text.
    func text(width: Int = 40, isColoured: Bool = false) -> String {
        lines(width: width, isColoured: isColoured).joined(separator: "\n")
    }

    /// The rows of the frame without the frame, and without what is blank at their ends.
    func content(width: Int = 40) -> [String] {
        lines(width: width, isColoured: false).filter { $0.hasPrefix("│") }.dropFirst().dropLast()
            .map { String($0.dropFirst(2).dropLast(2)).replacing(#/ +$/#, with: "") }
    }

    /// What is offered below the frame.
    var hints: [View] {
        func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
        _ = text()
        return all(self).filter { $0.elementType == .toolbarButton }
    }

    /// Presses keys one after the other, the characters of a text for a text.
    func press(_ keys: Key...) { keys.forEach { press($0) } }

    /// Types the characters of a text.
    func type(_ text: String) { text.forEach { press(.character($0)) } }

    /// The identifier of what the keys go to.
    var focusedIdentifier: String? { identifiers { $0.hasFocus }.first }

    /// The identifiers of the elements that something is true of, from the back to the front.
    func identifiers(_ isWanted: (View) -> Bool) -> [String] {
        func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
        return all(self).filter { isWanted($0) && !$0.identifier.isEmpty }.map(\.identifier)
    }
}

extension Window {
    /// A window that takes keys and shows some views.
    convenience init(keys views: View..., commands: [Command] = []) {
        self.init(Screen(title: "Test", views, commands: commands))
        takesKeys = true
    }

    /// A window that takes lines and shows some views.
    convenience init(lines views: View..., commands: [Command] = []) {
        self.init(Screen(title: "Test", views, commands: commands))
    }
}
