import ScreenElements
import XCTest

/// An element and all that it tells of the elements inside, a line each.
@MainActor func tree(of element: any ScreenElement, indent: String = "") -> [String] {
    var parts = ["\(element.elementType)"]
    if !element.identifier.isEmpty { parts.append("#\(element.identifier)") }
    if !element.label.isEmpty { parts.append("“\(element.label)”") }
    if let value = element.value { parts.append("= “\(value)”") }
    if !element.isEnabled { parts.append("disabled") }
    if element.isHidden { parts.append("hidden") }
    if element.hasFocus { parts.append("focused") }
    if element.exposure != .container { parts.append("\(element.exposure)") }
    if let frame = element.frame {
        parts.append("\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))")
    }
    let inside = element.children.flatMap { tree(of: $0, indent: indent + "  ") }
    return [indent + parts.joined(separator: " ")] + inside
}

/// The reason for which something is refused; `nil` if it is not.
@MainActor func refusal(of action: () throws -> Void) -> String? {
    do {
        try action()
        return nil
    } catch {
        return (error as? ElementError)?.reason ?? "no ElementError: \(error)"
    }
}
