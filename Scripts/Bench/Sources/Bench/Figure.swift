/// A row of the table: how to measure our code and its peer in the same run, and the goal.
struct Figure {
    var name: String
    var unit = Unit.seconds
    /// `nil` if there is no goal.
    var goal: Goal?
    /// How often each side is measured. The two sides alternate.
    var rounds: Int
    /// Measures the seconds or bytes per operation of our code.
    var ours: @MainActor () -> Double
    /// Measures the seconds or bytes per operation of the peer. `nil` if there is no peer.
    var peer: (name: String, cost: @MainActor () -> Double)?
    /// Measures something else about the two sides, and returns it as text for the last column.
    var remark: (@MainActor () -> String)?

    enum Unit: String, Encodable {
        case seconds, bytes
    }

    enum Goal {
        /// The greatest ratio of our cost to the peer's.
        case ratio(Double)
        /// The greatest number of bytes per operation.
        case bytes(Double)
    }
}

/// The results for a figure.
struct Measurement: Encodable {
    var name: String
    var unit: Figure.Unit
    /// The median of all rounds, in seconds or bytes per operation. `oursRange` contains the
    /// minimum and the maximum.
    var ours: Double
    var oursRange: [Double]
    var peer: Double?
    var peerName: String?
    var ratio: Double?
    var remark: String?
    var peerRange: [Double]?
    var goal: String?
    /// Whether the goal is met, or `nil` if there is no goal.
    var isMet: Bool?

    @MainActor init(_ figure: Figure) {
        var ours: [Double] = []
        var peers: [Double] = []
        for _ in 0..<figure.rounds {
            ours.append(figure.ours())
            if let peer = figure.peer { peers.append(peer.cost()) }
        }
        (name, unit) = (figure.name, figure.unit)
        self.ours = median(ours)
        oursRange = [ours.min() ?? 0, ours.max() ?? 0]
        peerName = figure.peer?.name
        if !peers.isEmpty {
            peer = median(peers)
            peerRange = [peers.min() ?? 0, peers.max() ?? 0]
            ratio = self.ours / median(peers)
        }
        remark = figure.remark?()
        switch figure.goal {
        case nil: break
        case .ratio(let limit):
            goal = limit < 0.5 ? "≤ 1/\(Int((1 / limit).rounded()))" : "≤ \(limit)"
            isMet = (ratio ?? .infinity) <= limit
        case .bytes(let limit):
            goal = "≤ \(Int(limit)) B"
            isMet = self.ours <= limit
        }
    }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
