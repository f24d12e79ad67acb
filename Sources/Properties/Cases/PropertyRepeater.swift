import Spec
import SpecEvents

/// Runs an example for each case of a property.
struct PropertyRepeater: ExampleRepeater {
    /// How many cases run.
    enum Extent {
        case count(Int)
        case time(Duration)

        /// Why no case would run; `nil` if one does.
        fileprivate var misuse: String? {
            switch self {
            case .count(let count) where count < 1: ".cases(\(count))"
            case .time(let time) where time <= .zero: ".cases(for: \(time))"
            default: nil
            }
        }
    }

    /// `nil` for the default.
    var extent: Extent?
    /// Whether `forAll:` made it, and not an option alone.
    var isProperty = false

    var repeats: Bool { isProperty }

    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater {
        guard let inner = inner as? PropertyRepeater else { return inner }
        return PropertyRepeater(extent: inner.extent ?? extent, isProperty: isProperty || inner.isProperty)
    }

    func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun {
        if let misuse = extent?.misuse {
            let message =
                "\(misuse) asks for no case, so the property would run nothing\nFix: ask for some, as by .cases(100)."
            return RepeatedRun(failure: message, at: example.location)
        }
        return withoutActuallyEscaping(run) { run in
            var property = PropertyRun(of: example, extent ?? .count(100), run)
            return property.result()
        }
    }
}

extension SpecTrait {
    /// How many cases of a property run; 100 by default. It does nothing for other examples.
    ///
    /// ```swift
    /// it("sorts", .cases(1000), forAll: .array(of: .int)) { numbers in … }
    /// ```
    public static func cases(_ count: Int) -> SpecTrait { .repeated(by: PropertyRepeater(extent: .count(count))) }

    /// How long new cases of a property run. The seed decides which, and time only how many: so a failure is repeated by its case,
    /// and by its seed where there is as much time.
    ///
    /// ```swift
    /// it("never shows two states", .cases(for: .seconds(60)), forAll: .story()) { story in … }
    /// ```
    public static func cases(for time: Duration) -> SpecTrait { .repeated(by: PropertyRepeater(extent: .time(time))) }
}
