import SpecEvents

extension Generator where Value: FixedWidthInteger {
    /// Returns a generator of integers in a range. The integer type can have up to 64 bits. Half of
    /// the integers are spread evenly over the range. Many others are near the simplest integer or
    /// at the ends of the range, and some are repeated. Without a range, most are small. The
    /// integer nearest to 0 is the simplest. Positive integers are simpler than negative ones.
    ///
    /// ```swift
    /// let port = Generator<UInt16>.integer(1024...65535)
    /// ```
    public static func integer(_ range: ClosedRange<Value> = .min ... .max) -> Generator {
        let (low, high) = (range.lowerBound, range.upperBound)
        let isBounded = low > .min || high < .max
        if low >= 0 || high < 0 {
            let width = UInt64(clamping: high - low)
            return Generator { choices in
                let distance = Value(choices.magnitude(upTo: width, uniformly: choices.isUniform(isBounded)))
                return low >= 0 ? low + distance : high - distance
            }
        }
        // The lowest value has no positive counterpart, so a negative number n is drawn as -n - 1.
        let (positive, negative) = (UInt64(clamping: high), UInt64(clamping: low.magnitude - 1))
        return Generator { choices in
            let uniformly = choices.isUniform(isBounded)
            if choices.isNegative(negative: Double(negative) + 1, of: Double(positive) + 1, uniformly: uniformly) {
                return -1 - Value(choices.magnitude(upTo: negative, uniformly: uniformly))
            }
            return Value(choices.magnitude(upTo: positive, uniformly: uniformly))
        }
    }
}

extension Generator where Value == Int {
    /// A generator of all integers. Many are small or near `.min` or `.max`. The simplest is 0.
    public static var int: Generator { integer() }

    /// Returns a generator of integers in a range. Half of them are spread evenly over the range.
    /// The integer nearest to 0 is the simplest.
    ///
    /// ```swift
    /// it("has a square", forAll: .int(-100...100)) { number in … }
    /// ```
    public static func int(_ range: ClosedRange<Int>) -> Generator { integer(range) }
}

extension Generator where Value == Bool {
    /// A generator of Boolean values. The simplest is `false`.
    public static var bool: Generator { Generator { $0.number(upTo: 1) == 1 } }
}

extension Generator where Value == Double {
    /// A generator of all doubles, including -0, both infinities, and NaN. The simplest is 0.
    public static var double: Generator {
        Generator { choices in
            switch choices.number(upTo: 3) {
            case 0: return Double(choices.draw(.int(-1_000_000...1_000_000)))
            case 1: return Double(choices.draw(.int)) / Double(choices.draw(.int(1...1_000)))
            case 2:
                // Half of the time, picks one of the first four values, which cause most failures.
                let (all, count) = (specialDoubles, UInt64(specialDoubles.count))
                return all[Int(choices.number(upTo: count - 1) { $0.next(upperBound: $0.next() & 1 == 0 ? 4 : count) })]
            default: return Double(bitPattern: choices.number(upTo: .max))
            }
        }
    }

    /// Returns a generator of doubles in a range. Half of them are spread evenly, and many are at
    /// the ends. The simplest is 0 or, if the range excludes 0, the end nearest to 0.
    ///
    /// ```swift
    /// it("keeps the total", forAll: .double(0...1)) { share in … }
    /// ```
    public static func double(_ range: ClosedRange<Double>) -> Generator {
        let (low, high) = (range.lowerBound, range.upperBound)
        return Generator { choices in
            let uniformly = choices.isUniform()
            let isNegative =
                low < 0 && high >= 0 && choices.isNegative(negative: -low / 2, of: high / 2, uniformly: uniformly)
            let (start, end) = isNegative ? (0, low) : high < 0 ? (high, low) : (max(low, 0), high)
            // Prefers fractions with few bits: one half is simpler than a fraction with 53 bits.
            let size = choices.number(upTo: 6) { uniformly ? 6 : $0.next(upperBound: 7) }
            let bits = [0, 1, 2, 4, 8, 16, 53][Int(size)]
            let share = Double(choices.number(upTo: 1 << UInt64(bits))) / Double(1 << bits)
            // A bound may be infinite, and 0 times infinity is NaN.
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
    func isUniform(_ isBounded: Bool = true) -> Bool { isBounded && unrecorded(upTo: 1) == 0 }

    /// Draws a sign. `negative` and `positive` are the sizes of the range on each side of zero.
    func isNegative(negative: Double, of positive: Double, uniformly: Bool) -> Bool {
        number(upTo: 1) { random in
            guard uniformly else { return random.next(upperBound: 2) }
            return Double(random.next() >> 11) * 0x1p-53 * (negative + positive) < negative ? 1 : 0
        } == 1
    }

    func magnitude(upTo limit: UInt64, uniformly: Bool) -> UInt64 {
        guard limit > 0, !uniformly else { return number(upTo: limit) }
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
