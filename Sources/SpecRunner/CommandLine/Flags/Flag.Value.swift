import SpecEvents
import SpecReports

extension Flag {
    enum Value {
        static func words<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> String {
            type.allCases.map(\.rawValue).joined(separator: ", ")
        }

        static func choice<Choice: RawRepresentable<String> & CaseIterable>(_ text: String) throws -> Choice {
            if let choice = Choice(rawValue: text) { return choice }
            let guess = Spelling.nearest(to: text, in: Choice.allCases.map(\.rawValue))
            let question = guess.map { "; did you mean \($0)?" } ?? ""
            throw DescribedError("the value has to be one of \(words(of: Choice.self))\(question)")
        }

        static func pattern(_ text: String) throws -> String {
            _ = try NameFilter(text)
            return text
        }

        static func tags(_ text: String) throws -> String {
            do {
                _ = try TagExpression(text)
            } catch {
                throw DescribedError("the expression \(error)")
            }
            return text
        }

        static func count(_ text: String) throws -> Int {
            if let count = Int(text), count > 0 { return count }
            throw DescribedError("the value has to be a whole number, 1 or greater")
        }

        static func duration(_ text: String) throws -> Duration {
            if let seconds = Double(text), seconds > 0, seconds < 1e9 { return .seconds(seconds) }
            throw DescribedError("the value has to be a number of seconds above 0 and below 1000000000")
        }

        static func language(_ code: String) throws -> ReportLanguage {
            if let language = ReportLanguage(code: code) { return language }
            let codes = ReportLanguage.all.map(\.code).joined(separator: ", ")
            throw DescribedError("the reports have no texts in this language; they have \(codes)")
        }

        static func seed(_ text: String) throws -> UInt64 {
            if let seed = UInt64(text) { return seed }
            throw DescribedError("the value has to be a whole number from 0 to \(UInt64.max)")
        }

        static func shard(_ text: String) throws -> Shard {
            if let shard = Shard(text) { return shard }
            throw DescribedError("the value has to be I/N with I from 1 to N, such as 2/3")
        }
    }
}

enum Spelling {
    static func nearest(to word: String, in words: [String]) -> String? {
        let distances = words.map { (word: $0, distance: distance(Array(word), Array($0))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(2, word.count / 3) ? best.word : nil
    }

    /// Returns the Levenshtein distance between two words.
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
