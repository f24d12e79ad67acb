import Expect
import Foundation
import SnapshotFiles
import SpecEvents

extension SnapshotFormat where Value: StringProtocol {
    /// The text itself.
    public static var text: SnapshotFormat { SnapshotFormat { String($0) } }
}

extension SnapshotFormat where Value: Sequence {
    /// One line for each element, such as the rows of a list. An element that contains a line break
    /// fails the expectation.
    public static var lines: SnapshotFormat {
        SnapshotFormat { elements in
            let lines = elements.map { "\($0)" }
            guard lines != [""], !lines.contains(where: { $0.contains(where: \.isNewline) }) else {
                throw SnapshotProblem("its lines do not tell its elements apart: compare it as: .description")
            }
            return lines.joined(separator: "\n")
        }
    }
}

extension SnapshotFormat {
    /// Returns a format whose text is made by a closure.
    ///
    /// ```swift
    /// expect(url).to(matchSnapshot(as: .custom { $0.path }))
    /// ```
    ///
    /// - Parameters:
    ///   - language: The language of the text, such as `xml`, for syntax highlighting on a code
    ///     host.
    ///   - text: A closure that makes the text. An error that it throws fails the expectation.
    public static func custom(_ language: String = "text", _ text: @escaping (Value) throws -> String) -> Self {
        SnapshotFormat(language.filter { $0.isLetter || $0.isNumber || $0 == "-" }, text)
    }

    /// The description shown in failure messages, with each part on its own line if it is long. A
    /// description of more than 100,000 characters fails the expectation.
    public static var description: SnapshotFormat {
        SnapshotFormat { value in
            let text = describe(value, atMost: 100_000, inLinesOf: 80)
            guard text.count > 100_000 else { return text }
            throw SnapshotProblem("its description has more than 100,000 characters: compare it as: .custom { … }")
        }
    }
}

extension SnapshotFormat where Value: Encodable {
    /// JSON with sorted keys and ISO 8601 dates. A string or `Data` is taken to contain JSON
    /// already.
    ///
    /// A value that cannot be encoded, or text that is not JSON, fails the expectation.
    public static var json: SnapshotFormat {
        SnapshotFormat("json") { value in
            if let held = (value as? Data) ?? (value as? any StringProtocol).map({ Data(String($0).utf8) }) {
                let object = try JSONSerialization.jsonObject(with: held, options: .fragmentsAllowed)
                let data = try JSONSerialization.data(
                    withJSONObject: object,
                    options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes, .fragmentsAllowed]
                )
                return String(decoding: data, as: UTF8.self)
            }
            let text = String(decoding: try JSONEncoder.readable.encode(value), as: UTF8.self)
            guard hasRandomOrder(value) else { return text }
            throw SnapshotProblem("in JSON it has another order in each run: compare it as: .description, or sort it")
        }
    }
}

/// Returns whether a value contains a set, or a dictionary that becomes an array in JSON because
/// its keys are neither strings nor integers.
private func hasRandomOrder(_ value: Any, depth: Int = 0) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set where mirror.children.count > 1: return true
    case .dictionary where mirror.children.count > 1 && !(value is [String: Any] || value is [Int: Any]): return true
    default: return depth < 20 && mirror.children.contains { hasRandomOrder($0.value, depth: depth + 1) }
    }
}
