import ScreenElements
import XCTest

@testable import ExampleKit

/// Records the order of calls.
@MainActor final class Calls {
    private(set) var names: [String] = []

    func note(_ name: String) { names.append(name) }

    /// Returns an action that records its call.
    func action(_ name: String) -> @MainActor () -> Void { { self.note(name) } }
}

extension Window {
    /// Creates a window that shows the given views.
    convenience init(_ views: View..., commands: [Command] = []) {
        self.init(Screen(title: "Test", views, commands: commands))
    }

    /// Returns the lines below the title.
    func content(width: Int = 80) -> [String] {
        Array(text(width: width).split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropFirst(2))
    }

    /// The identifiers of all elements that a search can find.
    var found: [String] {
        func found(_ element: any ScreenElement) -> [String] {
            if element.isHidden || element.frame?.height == 0 { return [] }
            let own = element.exposure == .childrenOnly || element.identifier.isEmpty ? [] : [element.identifier]
            return own + (element.exposure == .standsForChildren ? [] : element.children.flatMap(found))
        }
        return found(self)
    }
}

/// Returns the reason for which an element refuses an action, or `nil` if it does not refuse.
@MainActor func refusal(of action: () throws -> Void) -> String? {
    do {
        try action()
        return nil
    } catch {
        return (error as? ElementError)?.reason ?? "no ElementError: \(error)"
    }
}
