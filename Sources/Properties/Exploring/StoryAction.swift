import Foundation
import ScreenElements

/// Something that a user can do on a screen.
@MainActor enum StoryAction {
    /// With the element as code.
    case tap(any ScreenElement, code: @MainActor () -> String)
    case type(any ScreenElement, code: @MainActor () -> String)
    case wait

    private static let tapped: Set<ElementType> = [
        .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .menuButton, .toolbarButton, .switch,
        .toggle, .link, .cell, .tab, .menuItem,
    ]
    private static let typed: Set<ElementType> = [.textField, .secureTextField, .searchField, .textView, .comboBox]

    /// What can be done now, in the order of the screen.
    static func all(in root: any ScreenElement, hasTime: Bool, leavingOut: Set<String>) -> [StoryAction] {
        let found = found(in: root)
        let usable = found.indices.filter { index in
            let (element, isCovered) = found[index]
            return !isCovered && element.isEnabled && !leavingOut.contains(element.identifier)
        }
        func actions(
            on types: Set<ElementType>,
            _ make: (any ScreenElement, @escaping @MainActor () -> String) -> StoryAction
        ) -> [StoryAction] {
            usable.filter { types.contains(found[$0].element.elementType) }.map { index in
                make(found[index].element) { code(of: index, among: found.map(\.element)) }
            }
        }
        return actions(on: tapped, StoryAction.tap) + actions(on: typed, StoryAction.type) + (hasTime ? [.wait] : [])
    }

    /// The elements that can be found, in the order of the screen, and whether something covers them.
    ///
    /// - Parameter covers: Where something is that covers the element; `nil` is everywhere.
    private static func found(
        in element: any ScreenElement,
        below covers: [CGRect?] = []
    ) -> [(element: any ScreenElement, isCovered: Bool)] {
        let frame = element.frame
        guard !element.isHidden, frame.map({ $0.width > 0 && $0.height > 0 }) ?? true else { return [] }
        let isCovered = covers.contains { cover in cover.map { frame.map($0.contains) ?? false } ?? true }
        let own = element.exposure == .childrenOnly ? [] : [(element, isCovered)]
        guard element.exposure != .standsForChildren else { return own }
        let children = element.children
        return own
            + children.indices.flatMap { index in
                let front = children[(index + 1)...].flatMap(Self.covers(of:))
                return found(in: children[index], below: covers + front)
            }
    }

    /// Where an element covers what is below it; a container that covers nothing itself does so by its children.
    private static func covers(of element: any ScreenElement) -> [CGRect?] {
        if element.isHidden { return [] }
        return element.coversWhatIsBelow ? [element.frame] : element.children.flatMap(covers(of:))
    }

    /// An element as code: by its identifier, or else by its type and label, and by its place among those that are alike.
    private static func code(of index: Int, among found: [any ScreenElement]) -> String {
        let element = found[index]
        let (identifier, type, label) = (element.identifier, element.elementType, element.label)
        let code: String
        let alike: [Int]
        if identifier.isEmpty {
            code = ".usingType(.\(type))" + (label.isEmpty ? "" : ".usingLabel(\(ValueText.text(label)))")
            alike = found.indices.filter { found[$0].elementType == type && [found[$0].label, ""].contains(label) }
        } else {
            code = ".usingIdentifier(\(ValueText.text(identifier)))"
            alike = found.indices.filter { found[$0].identifier == identifier }
        }
        let place = alike.count == 1 ? nil : alike.firstIndex(of: index)
        return "tester()\(code)" + (place.map { ".usingIndex(\($0))" } ?? "")
    }
}
