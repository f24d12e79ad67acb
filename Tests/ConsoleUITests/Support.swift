import ScreenElements
import XCTest

@testable import ExampleKit

/// Records in which order something was called.
@MainActor final class Calls {
    private(set) var names: [String] = []

    func note(_ name: String) { names.append(name) }

    /// An action that is recorded.
    func action(_ name: String) -> @MainActor () -> Void { { self.note(name) } }
}

extension Window {
    /// A window that shows some views.
    convenience init(_ views: View..., commands: [Command] = []) {
        self.init(Screen(title: "Test", views, commands: commands))
    }

    /// The lines below the title, without what users can do.
    func content(width: Int = 80) -> [String] {
        Array(text(width: width).split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropFirst(2))
    }

    /// The identifiers of what a search finds.
    var found: [String] {
        func found(_ element: any ScreenElement) -> [String] {
            if element.isHidden || element.frame?.height == 0 { return [] }
            let own = element.exposure == .childrenOnly || element.identifier.isEmpty ? [] : [element.identifier]
            return own + (element.exposure == .standsForChildren ? [] : element.children.flatMap(found))
        }
        return found(self)
    }
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
