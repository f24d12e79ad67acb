/// Finds the case that differs least from another.
enum NearestCase {
    /// The numbers that differ at the fewest places, and there least; `nil` if there are none.
    static func of(_ all: ArraySlice<[UInt64]>, to values: [UInt64]) -> [UInt64]? {
        all.min { distance($0, values) < distance($1, values) }
    }

    private static func distance(_ left: [UInt64], _ right: [UInt64]) -> (places: Int, amount: Double) {
        var (places, amount) = (abs(left.count - right.count), 0.0)
        for (left, right) in zip(left, right) where left != right {
            places += 1
            amount += Double(max(left, right) - min(left, right))
        }
        return (places, amount)
    }
}
