import ProcessShims
import SpecEvents

/// The functions whose expectations in `body` nothing checks, in their order.
func pending(in body: () throws -> Void) rethrows -> [String] {
    let ticket = expectation_last_ticket()
    try body()
    return PendingExpectations.take(after: ticket).map(\.function)
}

/// The functions whose expectations in `body` nothing checks, in their order.
func pending(isolation: isolated (any Actor)? = #isolation, in body: () async throws -> Void) async rethrows -> [String]
{
    let ticket = expectation_last_ticket()
    try await body()
    return PendingExpectations.take(after: ticket).map(\.function)
}
