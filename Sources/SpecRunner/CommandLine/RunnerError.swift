/// An error that ends the runner, such as a command line that it cannot follow. Its description is what the user reads.
struct RunnerError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
