import Expect
import protocol Testing.CustomTestStringConvertible

/// Nimble's name for an expectation about a value that needs no `await`.
public typealias SyncExpectation = Expectation

/// Nimble's name for a requirement about a value that needs no `await`.
public typealias SyncRequirement = Requirement

/// Nimble's name for the error that a requirement throws.
public typealias RequireError = RequirementFailure

/// Nimble's name for a value that describes itself to failure messages.
public typealias TestOutputStringConvertible = CustomTestStringConvertible
