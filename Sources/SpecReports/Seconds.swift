import Foundation

/// Seconds as reports write them: `0.12 s`, `3.4 s`, `2 min 5 s`.
func seconds(_ duration: Double) -> String {
    switch duration {
    case ..<1: String(format: "%.2f s", duration)
    case ..<60: String(format: "%.1f s", duration)
    default: "\(Int(duration) / 60) min \(Int(duration) % 60) s"
    }
}
