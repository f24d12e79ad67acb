import Expect
import SpecEvents

/// The messages of the failures in a closure.
func messages(_ body: () throws -> Void) -> [String] {
    gatherFailures(body).map(\.message)
}

/// The messages of the failures in an async closure.
nonisolated(nonsending) func messages(_ body: nonisolated(nonsending) () async throws -> Void) async -> [String] {
    await gatherFailures(body).map(\.message)
}

/// The lines at which a closure fails.
func lines(_ body: () throws -> Void) -> [Int?] {
    gatherFailures(body).map { $0.location?.line }
}

/// The first line of each message.
func sentences(_ body: () throws -> Void) -> [String] {
    messages(body).map { $0.split(separator: "\n").first.map(String.init) ?? "" }
}

/// The first line of each message of an async closure.
nonisolated(nonsending) func sentences(_ body: nonisolated(nonsending) () async throws -> Void) async -> [String] {
    await messages(body).map { $0.split(separator: "\n").first.map(String.init) ?? "" }
}

/// An error that elements do not know.
struct Broken: Error {}
