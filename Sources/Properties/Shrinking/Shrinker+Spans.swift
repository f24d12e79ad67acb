extension Shrinker {
    /// Deletes adjacent spans, such as an array's elements. Tries the longest sequences first.
    mutating func deleteSiblings() {
        var (index, groups) = (0, groups)
        while index < groups.count, end == nil {
            var size = groups[index].count
            while size > 0 {
                var last = index < groups.count ? groups[index].count : 0
                while last > 0, end == nil {
                    let start = max(0, last - size)
                    let range = groups[index][start].start..<groups[index][last - 1].end
                    if replace(range, by: []) { groups = self.groups }
                    last = min(start, index < groups.count ? groups[index].count : 0)
                }
                size /= 2
            }
            index += 1
        }
    }

    private var groups: [[ChoiceTrace.Span]] {
        var groups: [[ChoiceTrace.Span]] = []
        var last: [Int: Int] = [:]
        for span in best.spans where span.count > 0 {
            if let group = last[span.depth], let before = groups[group].last, before.end == span.start,
                before.label == span.label
            {
                groups[group].append(span)
            } else {
                last[span.depth] = groups.count
                groups.append([span])
            }
        }
        return groups
    }

    mutating func zeroSpans() {
        for index in 0... {
            guard index < best.spans.count, end == nil else { return }
            let range = best.spans[index].range
            if best.values[range].contains(where: { $0 > 0 }), !replace(range, by: [0]) {
                _ = replace(range, by: repeatElement(0, count: range.count))
            }
        }
    }

    mutating func sortSpans() {
        for kind in kinds where end == nil {
            let spans = self.spans(of: kind)
            let contents = spans.map { Array(best.values[$0.range]) }
            if put(contents.sorted { ChoiceTrace.Simplicity.shortest.isSimpler($0, than: $1) }, into: spans) {
                continue
            }
            for index in spans.indices.dropFirst() where end == nil {
                var place = index
                while place > 0, swapSpans(of: kind, at: place) { place -= 1 }
            }
        }
    }

    struct Kind: Hashable {
        var label: ObjectIdentifier
        var depth: Int
    }

    /// The kinds with more than one span, in order of appearance.
    var kinds: [Kind] {
        var counts: [Kind: Int] = [:]
        let all = best.spans.map { Kind(label: $0.label, depth: $0.depth) }
        for kind in all { counts[kind, default: 0] += 1 }
        return all.filter { counts.removeValue(forKey: $0).map { $0 > 1 } ?? false }
    }

    func spans(of kind: Kind) -> [ChoiceTrace.Span] {
        best.spans.filter { $0.depth == kind.depth && $0.label == kind.label }
    }

    private mutating func swapSpans(of kind: Kind, at place: Int) -> Bool {
        let spans = spans(of: kind)
        guard place < spans.count else { return false }
        let (left, right) = (spans[place - 1], spans[place])
        return put([Array(best.values[right.range]), Array(best.values[left.range])], into: [left, right])
    }

    /// `spans` must not overlap.
    private mutating func put(_ contents: [[UInt64]], into spans: [ChoiceTrace.Span]) -> Bool {
        var candidate = best.values
        for (span, content) in zip(spans, contents).reversed() { candidate.replaceSubrange(span.range, with: content) }
        return consider(candidate)
    }
}
