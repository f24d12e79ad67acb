/// The lines that a new text adds and removes, with two unchanged ones around them.
enum LineDifference {
    private static let context = 2

    static func text(from old: String, to new: String) -> String {
        let (old, new) = (lines(old), lines(new))
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var rows: [(sign: Character, line: Substring)] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            let sign: Character = removed.contains(left) ? "-" : added.contains(right) ? "+" : " "
            rows.append((sign, sign == "-" ? old[left] : new[right]))
            if sign != "+" { left += 1 }
            if sign != "-" { right += 1 }
        }
        let shown = rows.indices.filter { index in
            rows[max(index - context, 0)..<min(index + context + 1, rows.count)].contains { $0.sign != " " }
        }
        return zip(shown, [shown.first.map { $0 - 1 } ?? 0] + shown).map { index, before in
            (index == before + 1 ? "" : "  …\n") + "\(rows[index].sign) \(rows[index].line)\n"
        }.joined()
    }

    private static func lines(_ text: String) -> [Substring] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.last == "" ? lines.dropLast() : lines
    }
}
