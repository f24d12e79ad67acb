import Expect
import Foundation
import SnapshotFiles
import SpecEvents

extension SnapshotFormat where Value: StringProtocol {
    /// A format that uses the string itself as the text.
    public static var text: SnapshotFormat { SnapshotFormat { String($0) } }
}

extension SnapshotFormat where Value: Sequence {
    /// A format that puts each element of a sequence, such as a row of a list, on its own line.
    /// The expectation fails if an element contains a line break or if the only element is empty.
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
    /// Returns a format that uses a closure to create the text.
    ///
    /// ```swift
    /// expect(url).to(matchSnapshot(as: .custom { $0.path }))
    /// ```
    ///
    /// - Parameters:
    ///   - language: The language used for syntax highlighting, such as `xml`.
    ///   - text: A closure that returns the text. The expectation fails if the closure throws.
    public static func custom(_ language: String = "text", _ text: @escaping (Value) throws -> String) -> Self {
        SnapshotFormat(language.filter { $0.isLetter || $0.isNumber || $0 == "-" }, text)
    }

    /// A format that uses the description shown in failure messages. If the description is long,
    /// each of its parts is on its own line. The expectation fails if the description has more than
    /// 100,000 characters.
    public static var description: SnapshotFormat {
        SnapshotFormat { value in
            let text = describe(value, atMost: 100_000, inLinesOf: 80)
            guard text.count > 100_000 else { return text }
            throw SnapshotProblem("its description has more than 100,000 characters: compare it as: .custom { … }")
        }
    }
}

extension SnapshotFormat where Value: Encodable {
    /// A format that encodes the value as JSON with sorted keys and ISO 8601 dates. If the value is
    /// a string or `Data`, its content must already be JSON.
    ///
    /// The expectation fails if the order of elements in the JSON can vary between runs, or if a
    /// string or `Data` does not contain JSON.
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

/// `JSONEncoder` encodes a dictionary as an array, in random order, unless the keys are strings or
/// integers.
private func hasRandomOrder(_ value: Any, depth: Int = 0) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set where mirror.children.count > 1: return true
    case .dictionary where mirror.children.count > 1 && !(value is [String: Any] || value is [Int: Any]): return true
    default: return depth < 20 && mirror.children.contains { hasRandomOrder($0.value, depth: depth + 1) }
    }
}
