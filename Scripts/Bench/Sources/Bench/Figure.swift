/// One line of the table: what ours costs, what the peer costs in the same run, and how far apart they should be.
struct Figure {
    var name: String
    var unit = Unit.seconds
    /// `nil` if the figure is only told.
    var goal: Goal?
    /// How often each side is measured; the rounds of both sides alternate.
    var rounds: Int
    /// Seconds or bytes per operation.
    var ours: @MainActor () -> Double
    /// Seconds or bytes per operation; `nil` where the goal is absolute.
    var peer: (name: String, cost: @MainActor () -> Double)?
    /// What else there is to tell of the two sides, beside the ratio.
    var remark: (@MainActor () -> String)?

    enum Unit: String, Encodable {
        case seconds, bytes
    }

    enum Goal {
        /// Ours is at most this many times the peer's.
        case ratio(Double)
        /// Ours is at most this many bytes.
        case bytes(Double)
    }
}

/// What was measured for a figure.
struct Measurement: Encodable {
    var name: String
    var unit: Figure.Unit
    /// Medians, in seconds or bytes per operation, with the least and the most of all rounds.
    var ours: Double
    var oursRange: [Double]
    var peer: Double?
    var peerName: String?
    var ratio: Double?
    var remark: String?
    var peerRange: [Double]?
    var goal: String?
    /// `nil` if there is no goal.
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
