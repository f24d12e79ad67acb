import Dispatch
import VirtualTime

/// What the network double needs of a queue.
protocol AnswerQueue {
    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
}

extension DispatchQueue: AnswerQueue {}
extension TestDispatchQueue: AnswerQueue {}
