import Foundation
import SpecEvents

/// Which examples the environment asks for. All of them, unless it says otherwise.
@MainActor enum Selection {
    /// What the environment asks for, as a message would say it; `nil` if it asks for all.
    static let description: String? = {
        let parts = [
            Environment.filter.map { "the filter /\($0)/" },
            Environment.tags.map { "the tags \($0)" },
            Environment.selectionPath.map { "the selection in \($0)" },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }()

    /// The examples of a class that are to run. What is written wrong in a class is told
    /// with any of them.
    static func selected(_ examples: [Example]) -> [Example] {
        guard description != nil else { return examples }
        let selected = examples.filter { isSelected($0.identity) }
        guard let standIn = examples.first(where: \.isStandIn), identifiers == nil, !selected.isEmpty,
            !selected.contains(where: \.isStandIn)
        else { return selected }
        return [standIn] + selected
    }

    /// Tells the runner that the filter comes next, which may take for ever: some expressions do on some names.
    static func announce(className: String, at location: CodeLocation?) {
        guard let filter = Environment.filter else { return }
        RunPhase(.selecting, subject: "examples of \(className) by the filter \(filter)", location: location).announce()
    }

    static func isSelected(_ example: ExampleIdentity) -> Bool {
        if let identifiers, !identifiers.contains(example.identifier) { return false }
        if let filter, !filter.matches(example) { return false }
        if let tags, !tags.matches(example.tags ?? []) { return false }
        return true
    }

    private static let tags: TagExpression? = Environment.tags.flatMap { text in
        do {
            return try TagExpression(text)
        } catch {
            reject("SPEC_TAGS", text, "\(error)")
            return nil
        }
    }

    private static let filter: NameFilter? = Environment.filter.flatMap { pattern in
        do {
            return try NameFilter(pattern)
        } catch {
            reject("SPEC_FILTER", pattern, "\(error)")
            return nil
        }
    }

    private static let identifiers: Set<String>? = Environment.selectionPath.map { path in
        do {
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            return Set(lines.map(String.init))
        } catch {
            reject("SPEC_SELECTION", path, "cannot be read: \(error)")
            return []
        }
    }

    private static func reject(_ variable: String, _ value: String, _ problem: String) {
        Misuse.report(.badEnvironment(variable, value, problem))
    }
}
