import SpecEvents

extension Generator where Value: FixedWidthInteger {
    /// Integers of a range of any type of up to 64 bits: half of them from anywhere in it, many
    /// small, many at the ends, and some that came before. Without a range most are small. The
    /// simplest is the one nearest to 0, positive before negative.
    ///
    /// ```swift
    /// let port = Generator<UInt16>.integer(1024...65535)
    /// ```
    public static func integer(_ range: ClosedRange<Value> = .min ... .max) -> Generator {
        let (low, high) = (range.lowerBound, range.upperBound)
        let isBounded = low > .min || high < .max
        if low >= 0 {
            let width = UInt64(clamping: high - low)
            return Generator { low + Value($0.magnitude(upTo: width, evenly: $0.isEven(isBounded))) }
        }
        // The lowest value has no positive counterpart: negative numbers are negated, minus one.
        if high < 0 {
            let width = UInt64(clamping: low.magnitude - high.magnitude)
            return Generator { high - Value($0.magnitude(upTo: width, evenly: $0.isEven(isBounded))) }
        }
        let (positive, negative) = (UInt64(clamping: high), UInt64(clamping: low.magnitude - 1))
        return Generator { choices in
            let evenly = choices.isEven(isBounded)
            if choices.isNegative(negative: Double(negative) + 1, of: Double(positive) + 1, evenly: evenly) {
                return -1 - Value(choices.magnitude(upTo: negative, evenly: evenly))
            }
            return Value(choices.magnitude(upTo: positive, evenly: evenly))
        }
    }
}

extension Generator where Value == Int {
    /// All integers: often small, often at the ends; the simplest is 0.
    public static var int: Generator { integer() }

    /// The integers of a range, half of them from anywhere in it; the simplest is the one nearest
    /// to 0.
    ///
    /// ```swift
    /// it("has a square", forAll: .int(-100...100)) { number in … }
    /// ```
    public static func int(_ range: ClosedRange<Int>) -> Generator { integer(range) }
}

extension Generator where Value == Bool {
    /// True and false; false is the simplest.
    public static var bool: Generator { Generator { $0.number(upTo: 1) == 1 } }
}

extension Generator where Value == Double {
    /// All doubles, with the extremes, both zeros, infinities and NaN; the simplest is 0.
    public static var double: Generator {
        Generator { choices in
            switch choices.number(upTo: 3) {
            case 0: return Double(choices.draw(.int(-1_000_000...1_000_000)))
            case 1: return Double(choices.draw(.int)) / Double(choices.draw(.int(1...1_000)))
            case 2:
                // Half of the time one of the first four, which cause the most failures.
                let (all, count) = (specialDoubles, UInt64(specialDoubles.count))
                return all[Int(choices.number(upTo: count - 1) { $0.next(upperBound: $0.next() & 1 == 0 ? 4 : count) })]
            default: return Double(bitPattern: choices.number(upTo: .max))
            }
        }
    }

    /// The doubles of a range, half of them from anywhere in it, often its ends; the simplest is 0,
    /// or the lower end without it.
    ///
    /// ```swift
    /// it("keeps the total", forAll: .double(0...1)) { share in … }
    /// ```
    public static func double(_ range: ClosedRange<Double>) -> Generator {
        let (low, high) = (range.lowerBound, range.upperBound)
        return Generator { choices in
            let evenly = choices.isEven()
            let isNegative =
                low < 0 && high >= 0 && choices.isNegative(negative: -low / 2, of: high / 2, evenly: evenly)
            let (start, end) = isNegative ? (0, low) : high < 0 ? (high, low) : (max(low, 0), high)
            // Starts with few bits: a half is simpler than a fraction of 53 bits.
            let size = choices.number(upTo: 6) { evenly ? 6 : $0.next(upperBound: 7) }
            let bits = [0, 1, 2, 4, 8, 16, 53][Int(size)]
            let share = Double(choices.number(upTo: 1 << UInt64(bits))) / Double(1 << bits)
            // An end may be infinite; even a share of 0 of it would be NaN.
            let value = share == 0 ? start : share == 1 ? end : start * (1 - share) + end * share
            return min(max(value, low), high)
        }
    }

    private static var specialDoubles: [Double] {
        [
            -0.0, .infinity, -.infinity, .nan, 0.1, 0.5, .leastNonzeroMagnitude, .leastNormalMagnitude,
            .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .ulpOfOne, 0x1p53, 0x1p53 + 2, 0x1p63,
        ]
    }
}

extension Choices {
    /// Whether each number of the range is as likely as the others: half of those that have bounds.
    func isEven(_ isBounded: Bool = true) -> Bool { isBounded && unnoted(upTo: 1) == 0 }

    /// Whether a number of a range with both signs is below 0.
    func isNegative(negative: Double, of positive: Double, evenly: Bool) -> Bool {
        number(upTo: 1) { random in
            guard evenly else { return random.next(upperBound: 2) }
            return Double(random.next() >> 11) * 0x1p-53 * (negative + positive) < negative ? 1 : 0
        } == 1
    }

    /// A number from 0 to `limit`: if not evenly, small as often as large, often an end, or one that
    /// came before.
    func magnitude(upTo limit: UInt64, evenly: Bool) -> UInt64 {
        guard limit > 0, !evenly else { return number(upTo: limit) }
        return number(upTo: limit) { random in
            switch random.next() & 31 {
            case 0: return limit
            case 1: return limit - 1
            case 2: return 0
            case 3, 4: if let earlier = earlierNumber(upTo: limit, &random) { return earlier }
            default: break
            }
            if limit < 256 { return random.next(upperBound: limit + 1) }
            let bits = random.next(upperBound: UInt64(64 - limit.leadingZeroBitCount)) + 1
            return min(random.next() >> (64 - bits), limit)
        }
    }
}
