import SpecEvents

/// Records calls in order.
final class Calls: Sendable {
    private let noted = Lock<[String]>([])

    var names: [String] { noted.withLock(\.self) }

    func note(_ name: String) { noted.withLock { $0.append(name) } }
}

/// An error that says what is broken.
struct Broken: Error, Equatable {
    var what = "it"
}
