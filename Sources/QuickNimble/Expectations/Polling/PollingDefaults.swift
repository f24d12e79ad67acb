import Expect

/// Nimble's name for the defaults of the forms that poll.
public typealias PollingDefaults = AsyncDefaults

/// Nimble's name for a time span: `.seconds(3)`, `.milliseconds(20)`.
public typealias NimbleTimeInterval = Duration
