import Foundation
import SpecEvents

/// The kinds of cases that ran, and those that did not count.
struct CaseStatistics {
    private(set) var ran = 0
    private(set) var discarded = 0
    private var skipped: (count: Int, reason: String)?
    private var labels: [String: Int] = [:]
    private var covers: [String: (percent: Double, count: Int)] = [:]
    private var reasons: [String: Int] = [:]

    @MainActor mutating func add(_ trial: Trial) {
        if let reason = trial.running.discardReason {
            discarded += 1
            reasons[reason, default: 0] += 1
            return
        }
        ran += 1
        if let reason = trial.result.skipReason {
            // It may have ended before it called `classify` and `cover`.
            return skipped = ((skipped?.count ?? 0) + 1, skipped?.reason ?? reason)
        }
        for label in trial.running.labels { labels[label, default: 0] += 1 }
        for (label, cover) in trial.running.covers {
            let count = covers[label]?.count ?? 0
            covers[label] = (cover.percent, count + (cover.isMet ? 1 : 0))
        }
    }

    /// Why the property counts as skipped: cases skipped, and none failed.
    var skipReason: String? {
        skipped.map { $0.count == ran ? $0.reason : "\($0.reason) (\($0.count) of \(ran) cases; the others passed)" }
    }

    /// How many cases ran to their ends.
    private var counted: Int { ran - (skipped?.count ?? 0) }

    private func share(_ count: Int) -> Double { 100 * Double(count) / Double(max(counted, 1)) }

    var isCovered: Bool { covers.values.allSatisfy { share($0.count) >= $0.percent } }

    var gaps: [String] {
        covers.filter { share($0.value.count) < $0.value.percent }.sorted { $0.key < $1.key }.map { label, cover in
            """
            too few cases are “\(label)”: \(cover.count) of \(counted), \(Self.number(share(cover.count))) %, and at least \
            \(Self.number(cover.percent)) % are asked for
            Fix: make such cases more often, as with `.frequency`, or ask for fewer.
            """
        }
    }

    func shortage(of wanted: Int?) -> String {
        let most = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
        let lines = most.map { "  \($0.value) times \($0.key)" }
        return """
            only \(ran)\(wanted.map { " of \($0)" } ?? "") cases ran: \(discarded) others did not count
            \(lines.joined(separator: "\n"))
            Fix: make only the values that are wanted, as with `.int(1...9)` or `map`.
            """
    }

    /// The shares of all kinds, for the report; `nil` if there are none.
    var attachment: ExampleAttachment? {
        let counts = labels.merging(covers.mapValues(\.count)) { first, _ in first }
        guard !counts.isEmpty else { return nil }
        let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\(Self.number(share($0.value))) % \($0.key)" }
        let text = (["\(counted) cases"] + lines).joined(separator: "\n") + "\n"
        return ExampleAttachment(name: "cases", mediaType: "text/plain", content: Data(text.utf8))
    }

    private static func number(_ value: Double) -> String {
        "\((value * 10).rounded() / 10)".replacing(/\.0$/, with: "")
    }
}
