import Foundation

/// Creates variants of a recording, with the damage that carelessness or malice might cause. Every run creates the same variants.
struct RecordingMutator {
    private let lines: [[UInt8]]
    private var random: SeededGenerator

    init(_ recording: Data, seed: UInt64) {
        lines = recording.split(separator: UInt8(ascii: "\n")).map(Array.init)
        random = SeededGenerator(state: seed)
    }

    /// Returns the next variant, which has one or two changes.
    mutating func next() -> Data {
        var lines = lines
        for _ in 0..<Int.random(in: 1...2, using: &random) { change(&lines) }
        return lines.reduce(into: Data()) { data, line in
            data.append(contentsOf: line)
            data.append(UInt8(ascii: "\n"))
        }
    }

    private mutating func change(_ lines: inout [[UInt8]]) {
        guard let index = lines.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<16, using: &random) {
        case 0: changeBytes(&lines[index])
        case 1: lines.insert(lines[index], at: lines.indices.randomElement(using: &random) ?? 0)
        case 2: lines.swapAt(index, lines.indices.randomElement(using: &random) ?? 0)
        case 3: lines[index].removeLast(Int.random(in: 0...lines[index].count, using: &random))
        case 4...8: replaceOne(of: Self.numbers(in: lines[index]), in: &lines[index], with: Self.numbers)
        default: replaceOne(of: Self.strings(in: lines[index]), in: &lines[index], with: Self.values)
        }
    }

    private mutating func changeBytes(_ line: inout [UInt8]) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard let position = line.indices.randomElement(using: &random) else { return }
            switch Int.random(in: 0..<3, using: &random) {
            case 0: line[position] = UInt8.random(in: 0...255, using: &random)
            case 1: line.remove(at: position)
            default: line.insert(Self.signs.randomElement(using: &random) ?? 0, at: position)
            }
        }
    }

    /// Replaces one of the parts, chosen at random, with one of the values.
    private mutating func replaceOne(of parts: [Range<Int>], in line: inout [UInt8], with values: [String]) {
        guard let part = parts.randomElement(using: &random), let value = values.randomElement(using: &random) else {
            return
        }
        line.replaceSubrange(part, with: value.utf8)
    }

    private static func numbers(in line: [UInt8]) -> [Range<Int>] {
        let isOfNumber: (UInt8) -> Bool = { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") }
        return line.indices.filter { isOfNumber(line[$0]) && ($0 == 0 || !isOfNumber(line[$0 - 1])) }.map { start in
            start..<(line[start...].firstIndex { !isOfNumber($0) } ?? line.endIndex)
        }
    }

    private static func strings(in line: [UInt8]) -> [Range<Int>] {
        let quotes = line.indices.filter { line[$0] == UInt8(ascii: "\"") }
        return stride(from: 1, to: quotes.count, by: 2).map { quotes[$0 - 1]..<quotes[$0] + 1 }
    }

    private static let signs = Array("\"\\{}[]:,0-9eEu\0\u{1B}\n".utf8)
    private static let numbers = [
        "1e999", "-1e999", "1e300", "-1e300", "1e15", "9e17", "-1", "-0.0", "0", "1", "99999999999999999999",
        "9223372036854775807", "-9223372036854775808", "NaN", "1e-400", "60", "59.99999", "0.0999999",
    ]
    private static let values: [String] = {
        let nest = { (open: String, close: String, depth: Int) in
            String(repeating: open, count: depth) + String(repeating: close, count: depth)
        }
        let deep = "[" + Array(repeating: "\"g\"", count: 500).joined(separator: ",") + "]"
        return [
            "\"\"", "\"\\ud800\"", "\"\\udc00x\"", "\"\\u0000\"", "\"\\u001b[2J\"", "\"/\"", "\".\"", "\"M.C/x\"",
            "\"]]></script>`\"", "\"a\\r\\nb\\n\\nc\"", "\"text/html\"", "\"/dev/zero\"", "\"failed\"", "\"skipped\"",
            "\"crashed\"", "\"runFinished\"", "\"exampleStarted\"", "\"unheard of\"", "null", "true", "0", "[]", "{}",
            "[\"g\",\"g\",\"g\"]", nest("[", "]", 60), nest("[", "]", 5_000), nest("{\"a\":", "}", 5_000), deep,
        ]
    }()
}

/// SplitMix64, a small generator whose numbers are the same on every platform.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
