/// Records calls in their order.
@MainActor final class Calls {
    private(set) var names: [String] = []

    func note(_ name: String) {
        names.append(name)
    }
}

/// An error with a name.
struct Broken: Error, Equatable {
    var what = "it"
}
