import Foundation

extension Generator where Value == String {
    /// A generator of strings of up to 100 characters. Many strings are short, and many contain
    /// characters that often cause bugs: combining marks, emoji with several scalars, right-to-left
    /// text, non-ASCII digits, zero-width characters, line endings, and NUL. The simplest string is
    /// empty, and the simplest character is `a`.
    public static var string: Generator { string() }

    /// Returns a generator of strings whose length is in a range.
    ///
    /// ```swift
    /// it("accepts a name", forAll: .string(count: 1...40)) { name in … }
    /// ```
    ///
    /// - Parameters:
    ///   - character: The generator for the characters.
    ///   - count: The minimum and maximum number of characters to draw. In the string, some of them
    ///     may combine into a single character.
    public static func string(
        of character: Generator<Character> = .character,
        count: ClosedRange<Int> = 0...100
    ) -> Generator {
        Generator<[Character]>.array(of: character, count: count).map { String($0) }
    }

    /// Returns a generator of strings whose characters come from an alphabet. The alphabet must not
    /// be empty. Its first character is the simplest.
    ///
    /// ```swift
    /// it("parses", forAll: .string(of: "01\"\\,")) { line in … }
    /// ```
    public static func string(
        of alphabet: String,
        count: ClosedRange<Int> = 0...100,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Generator {
        string(of: .element(of: alphabet, file: file, line: line), count: count)
    }
}

extension Generator where Value == Character {
    /// A generator of characters. Half of them are ASCII, a quarter are characters that often cause
    /// bugs, and a quarter are arbitrary. The simplest is `a`.
    public static var character: Generator {
        let plain = plainCharacters.count
        let known = plain + oddCharacters.count
        return Generator { choices in
            let number = choices.number(upTo: UInt64(known + 0x10FFFF)) { random in
                switch random.next() & 3 {
                case 0, 1: random.next(upperBound: UInt64(plain))
                case 2: UInt64(plain) + random.next(upperBound: UInt64(oddCharacters.count))
                default: UInt64(known) + random.next(upperBound: 0x110000)
                }
            }
            if number < plain { return plainCharacters[Int(number)] }
            if number < known { return oddCharacters[Int(number) - plain] }
            // A surrogate code point is not a Unicode scalar.
            return Unicode.Scalar(UInt32(number) - UInt32(known)).map { Character($0) } ?? "\u{FFFD}"
        }
    }
}

private let plainCharacters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,-_:;!?'\"\\/()[]{}<>|&%$#@*+=~^`\n\t"
)

private let oddCharacters: [Character] = [
    "é", "e\u{301}", "\u{E5}", "\u{212B}", "ß", "İ", "ı", "ſ", "ﬁ", "Ω", "я", "ё", "中", "한", "각", "ا", "ש", "٣", "५",
    "½", "²",
    "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u{323}\u{307}", "\u{301}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{FEFF}",
    "\u{A0}", "\u{2028}",
    "\u{0}", "\u{7F}", "\u{85}", "\r\n", "\r", "\u{FFFF}", "\u{10FFFF}", "\u{FFFD}", "𝒳", "〱",
]

extension Generator where Value == Date {
    /// A generator of dates from 1900 to 2100, in whole seconds. Some fall on special days, such as
    /// a leap day. The simplest date is January 1, 2000, at midnight UTC.
    public static var date: Generator {
        date(Date(timeIntervalSince1970: -2_208_988_800)...Date(timeIntervalSince1970: 4_102_444_800))
    }

    /// Returns a generator of dates in a range, in whole seconds. The date nearest to January 1,
    /// 2000, is the simplest.
    public static func date(_ range: ClosedRange<Date>) -> Generator {
        let origin = 946_684_800.0
        let low = Int((range.lowerBound.timeIntervalSince1970 - origin).rounded(.up))
        let high = Int((range.upperBound.timeIntervalSince1970 - origin).rounded(.down))
        // A short range may contain no whole second.
        if low > high { return .constant(range.lowerBound) }
        // In seconds since January 1, 2000: a leap day, the end of a year, the Unix epoch, two
        // changes to daylight saving time, and the end of 32-bit time.
        let odd = [5_097_600, 31_622_399, -946_684_800, 7_347_600, 7_974_000, 1_200_798_847].filter {
            low <= $0 && $0 <= high
        }
        return Generator { choices in
            let isOdd = choices.number(upTo: odd.isEmpty ? 0 : 1) { $0.next() & 7 == 0 ? 1 : 0 } == 1
            let seconds = choices.draw(isOdd ? .element(of: odd) : .int(low...high))
            return Date(timeIntervalSince1970: origin + Double(seconds))
        }
    }
}
