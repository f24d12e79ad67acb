/// One of the parts in which a run was shared out to several machines.
public struct RunPart: Hashable, Sendable {
    /// Which part it is, counted from 1.
    public var number: Int
    /// How many parts there are.
    public var count: Int

    /// Makes a part; `nil` if there is no such part.
    public init?(number: Int, of count: Int) {
        guard count > 0, (1...count).contains(number) else { return nil }
        (self.number, self.count) = (number, count)
    }
}
