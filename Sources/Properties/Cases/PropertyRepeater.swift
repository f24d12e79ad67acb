import Spec

/// Runs an example for each case of a property.
struct PropertyRepeater: ExampleRepeater {
    static let defaultCases = 100

    /// How many cases; `nil` for the default.
    var cases: Int?
    /// Whether `forAll:` made it, and not an option alone.
    var isProperty = false

    var repeats: Bool { isProperty }

    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater {
        guard let inner = inner as? PropertyRepeater else { return inner }
        return PropertyRepeater(cases: inner.cases ?? cases, isProperty: isProperty || inner.isProperty)
    }

    func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun {
        withoutActuallyEscaping(run) { run in
            var property = PropertyRun(of: example, cases: max(cases ?? Self.defaultCases, 1), run)
            return property.result()
        }
    }
}

extension SpecTrait {
    /// How many cases of a property run; 100 by default, at least 1. It does nothing for other examples.
    ///
    /// ```swift
    /// it("sorts", .cases(1000), forAll: .array(of: .int)) { numbers in … }
    /// ```
    public static func cases(_ count: Int) -> SpecTrait { .repeated(by: PropertyRepeater(cases: count)) }
}
