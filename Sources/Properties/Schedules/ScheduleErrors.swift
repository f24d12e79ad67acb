import VirtualTime

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
