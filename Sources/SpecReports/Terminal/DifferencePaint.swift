/// Colours the pieces of a line of a difference, one after the other: a line is wrapped before it is coloured.
struct DifferencePaint {
    private let kind: DifferenceLine.Kind
    private let palette: Palette
    /// What differs: the numbers of characters that are no spaces, which wrapping leaves as they are.
    private let marked: Range<Int>
    private var count = 0

    init(_ line: DifferenceLine, _ palette: Palette) {
        kind = line.kind
        self.palette = palette
        marked =
            line.marked.map { range in
                let start = Self.count(line.text[..<range.lowerBound])
                return start..<(start + Self.count(line.text[range]))
            } ?? 0..<0
    }

    mutating func callAsFunction(_ piece: String) -> String {
        switch kind {
        case .other: return piece
        case .expected: return palette.red(mark(piece))
        case .actual: return palette.green(mark(piece))
        }
    }

    private mutating func mark(_ piece: String) -> String {
        var parts = (before: "", marked: "", after: "")
        for scalar in piece.unicodeScalars {
            if count < marked.lowerBound || count == marked.lowerBound && scalar == " " && parts.marked.isEmpty {
                parts.before.unicodeScalars.append(scalar)
            } else if count < marked.upperBound {
                parts.marked.unicodeScalars.append(scalar)
            } else {
                parts.after.unicodeScalars.append(scalar)
            }
            if scalar != " " { count += 1 }
        }
        return parts.before + palette.reversed(parts.marked) + parts.after
    }

    private static func count(_ text: Substring) -> Int { text.unicodeScalars.count { $0 != " " } }
}
