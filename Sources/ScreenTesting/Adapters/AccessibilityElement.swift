// Type-checked and run against stubs of Apple's documented interfaces; it has not run there yet.
#if canImport(UIKit) && !os(watchOS)
    import ScreenElements
    import UIKit

    /// What an object that is no view shows to accessibility: a part of a view that draws several, or of a SwiftUI screen.
    @MainActor struct AccessibilityElement: ScreenElement {
        let object: NSObject
        let window: UIWindow?

        /// The elements that an `accessibilityElements` holds.
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
        /// Accessibility knows it on the screen; views are in their window.
        var frame: CGRect? { window.map { $0.convert(object.accessibilityFrame, from: nil) } }

        var children: [any ScreenElement] { Self.elements(object.accessibilityElements ?? [], in: window) }

        func tap() throws {
            guard object.accessibilityActivate() else { throw ElementError("it is not for tapping") }
        }
    }

    extension ElementType {
        /// The kind that accessibility traits tell.
        init(_ traits: UIAccessibilityTraits) {
            let types: [(UIAccessibilityTraits, ElementType)] = [
                (.button, .button), (.staticText, .staticText), (.image, .image), (.link, .link),
                (.searchField, .searchField),
            ]
            self = types.first { traits.contains($0.0) }?.1 ?? .other
        }
    }
#endif
