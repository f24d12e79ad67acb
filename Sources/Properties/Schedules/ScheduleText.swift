import VirtualTime

/// The choices of an order as text, for the environment: `3:1,7:2` says that the third choice is 1, the seventh 2, and that all
/// others are 0.
enum ScheduleText {
    static func text(of choices: [UInt64]) -> String {
        let parts = choices.indices.filter { choices[$0] > 0 }.map { "\($0 + 1):\(choices[$0])" }
        return parts.isEmpty ? "0" : parts.joined(separator: ",")
    }

    static func choices(of text: String) throws(VirtualTimeError) -> [UInt64] {
        if text == "0" { return [] }
        var choices: [UInt64] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let numbers = part.split(separator: ":", omittingEmptySubsequences: false).map { UInt32($0) }
            guard numbers.count == 2, let step = numbers[0], let choice = numbers[1], step > choices.count,
                step <= 1 << 20
            else { throw .notASchedule(text) }
            choices += Array(repeating: 0, count: Int(step) - choices.count - 1) + [UInt64(choice)]
        }
        return choices
    }
}

extension VirtualTimeError {
    static func noOrders(_ count: Int) -> VirtualTimeError {
        VirtualTimeError(
            "exploringSchedules was called with \(count) orders, so it would run nothing",
            advice: "pass how many orders to try, such as 100"
        )
    }

    static func notASchedule(_ text: String) -> VirtualTimeError {
        VirtualTimeError(
            "the environment has SPEC_SCHEDULE=\(text), which is no order of tasks",
            advice: "set it to what a failure of exploringSchedules has named, such as 3:1,7:2"
        )
    }

    static func otherChoices(at step: Int) -> VirtualTimeError {
        VirtualTimeError(
            "this run made other choices at step \(step) than the one that it repeats",
            advice: "something decides that is not drawn, such as the time, a thread, or what an earlier run has left"
        )
    }
}
