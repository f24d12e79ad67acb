/// An error that ends the runner. Its description is what the user reads.
struct RunnerError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
