import Foundation
import ScreenElements

/// Something that a user can do on a screen.
@MainActor enum StoryAction {
    case tap(any ScreenElement)
    case type(any ScreenElement)
    case wait

    private static let tapped: Set<ElementType> = [
        .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .menuButton, .toolbarButton, .switch,
        .toggle, .link, .cell, .tab, .menuItem,
    ]
    private static let typed: Set<ElementType> = [.textField, .secureTextField, .searchField, .textView, .comboBox]

    /// What can be done now, in the order of the screen.
    static func all(in root: any ScreenElement, hasTime: Bool, leavingOut: Set<String>) -> [StoryAction] {
        let elements = visible(in: root).filter { $0.isEnabled && !leavingOut.contains($0.identifier) }
        let taps = elements.filter { tapped.contains($0.elementType) }.map(StoryAction.tap)
        let fields = elements.filter { typed.contains($0.elementType) }.map(StoryAction.type)
        return taps + fields + (hasTime ? [.wait] : [])
    }

    /// The elements that can be found and are not covered.
    ///
    /// - Parameter covers: Where something is that covers the element; `nil` is everywhere.
    private static func visible(in element: any ScreenElement, below covers: [CGRect?] = []) -> [any ScreenElement] {
        let frame = element.frame
        guard !element.isHidden, frame.map({ $0.width > 0 && $0.height > 0 }) ?? true else { return [] }
        let isCovered = covers.contains { cover in cover.map { frame.map($0.contains) ?? false } ?? true }
        let own = element.exposure == .childrenOnly || isCovered ? [] : [element]
        guard element.exposure != .standsForChildren else { return own }
        let children = element.children
        return own
            + children.indices.flatMap { index in
                let front = children[(index + 1)...].filter { $0.coversWhatIsBelow && !$0.isHidden }
                return visible(in: children[index], below: covers + front.map(\.frame))
            }
    }

    /// The element as code: by its identifier, or else by its label and type.
    static func code(of element: any ScreenElement) -> String {
        if !element.identifier.isEmpty { return "tester().usingIdentifier(\(ValueText.text(element.identifier)))" }
        let label = element.label.isEmpty ? "" : ".usingLabel(\(ValueText.text(element.label)))"
        return "tester().usingType(.\(element.elementType))\(label)"
    }
}
