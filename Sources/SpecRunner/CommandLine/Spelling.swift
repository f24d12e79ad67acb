/// Suggests a known word for a misspelt one.
enum Spelling {
    /// The word with the smallest edit distance; `nil` if more than a third differs.
    static func nearest(to word: String, in words: [String]) -> String? {
        let distances = words.map { (word: $0, distance: distance(Array(word), Array($0))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(2, word.count / 3) ? best.word : nil
    }

    /// The Levenshtein distance: the number of characters to insert, delete or replace.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (i, character) in left.enumerated() {
            var previous = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let replaced = previous + (character == other ? 0 : 1)
                previous = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
