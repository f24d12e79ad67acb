import Spec
import SpecEvents

struct PropertyRepeater: ExampleRepeater {
    /// How many cases run, or how long new ones do; without either, a hundred run.
    var cases: Int?
    var time: Duration?
    /// Whether `forAll:` made it, and not an option alone.
    var repeats = false

    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater {
        guard let inner = inner as? PropertyRepeater else { return inner }
        let nearest = inner.cases == nil && inner.time == nil ? self : inner
        return PropertyRepeater(cases: nearest.cases, time: nearest.time, repeats: repeats || inner.repeats)
    }

    func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun {
        guard cases ?? 1 > 0, time ?? .seconds(1) > .zero else {
            let trait = ".cases(" + (cases.map(String.init) ?? "for: \(time ?? .zero)") + ")"
            let message =
                "\(trait) asks for no case, so the property would run nothing\nFix: ask for some, as by .cases(100)."
            return RepeatedRun(failure: message, at: example.location)
        }
        return withoutActuallyEscaping(run) { run in
            var property = PropertyRun(of: example, cases: time == nil ? cases ?? 100 : nil, time ?? .zero, run)
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
    public static func cases(_ count: Int) -> SpecTrait { .repeated(by: PropertyRepeater(cases: count)) }

    /// How long new cases of a property run. The seed decides which, and time only how many: so a failure is repeated by its case,
    /// and by its seed where there is as much time.
    ///
    /// ```swift
    /// it("never shows two states", .cases(for: .seconds(60)), forAll: .story()) { story in … }
    /// ```
    public static func cases(for time: Duration) -> SpecTrait { .repeated(by: PropertyRepeater(time: time)) }
}
