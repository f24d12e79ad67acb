/// A duration in words: `0.12 s`, `3.4 s`, `2 min 5 s`; `0.012 s` if it is to be compared with another.
func seconds(_ duration: Double, isCompared: Bool = false) -> String {
    switch duration {
    case ..<0.1 where isCompared: decimal(duration, places: 3) + " s"
    // What is rounded up to the next unit is written in that.
    case ..<0.995: decimal(duration, places: 2) + " s"
    case ..<59.95: decimal(duration, places: 1) + " s"
    case ..<1e15: "\(Int(duration.rounded()) / 60) min \(Int(duration.rounded()) % 60) s"
    default: "\(duration) s"
    }
}

/// A number with this many digits after the point. `String(format:)` is too slow for a report of many examples.
func decimal(_ value: Double, places: Int) -> String {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = (value.magnitude * Double(unit)).rounded(.toNearestOrEven)
    guard scaled < 9e18 else { return value.isFinite ? "\(value)" : "0" }
    let digits = String(Int(scaled) % unit)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return "\(sign)\(Int(scaled) / unit).\(String(repeating: "0", count: places - digits.count))\(digits)"
}
