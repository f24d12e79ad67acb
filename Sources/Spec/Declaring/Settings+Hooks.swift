// The hooks of a configuration by the names that they have in specs. Each stands around those of all spec classes.

extension SpecConfiguration.Settings {
    /// Runs before every example of all spec classes, before their own hooks.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        level.add(Hook(kind: .beforeEach, place: Place(file: file, line: line), body: .sync(body)))
    }

    /// Runs before every example of all spec classes, before their own hooks, and may await.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        level.add(Hook(kind: .beforeEach, place: Place(file: file, line: line), body: .async(body)))
    }

    /// Runs after every example of all spec classes, after their own hooks.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        level.add(Hook(kind: .afterEach, place: Place(file: file, line: line), body: .sync(body)))
    }

    /// Runs after every example of all spec classes, after their own hooks, and may await.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        level.add(Hook(kind: .afterEach, place: Place(file: file, line: line), body: .async(body)))
    }

    /// Runs around every example of all spec classes, around their own hooks.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@MainActor () -> Void) throws -> Void
    ) {
        level.add(Around(place: Place(file: file, line: line), body: .sync(body)))
    }

    /// Runs around every example of all spec classes, around their own hooks, and may await.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void
    ) {
        level.add(Around(place: Place(file: file, line: line), body: .async(body)))
    }

    /// Runs once, before the first example of all spec classes.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        suiteHooks.append(Hook(kind: .beforeSuite, place: Place(file: file, line: line), body: .sync(body)))
    }

    /// Runs once, before the first example of all spec classes, and may await.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        suiteHooks.append(Hook(kind: .beforeSuite, place: Place(file: file, line: line), body: .async(body)))
    }

    /// Runs once, after the last example of all spec classes.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        suiteHooks.append(Hook(kind: .afterSuite, place: Place(file: file, line: line), body: .sync(body)))
    }

    /// Runs once, after the last example of all spec classes, and may await.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        suiteHooks.append(Hook(kind: .afterSuite, place: Place(file: file, line: line), body: .async(body)))
    }
}

// The forms that are told about the example.

extension Settings {
    /// Runs before every example of all spec classes, before their own hooks, and is told about the example.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        beforeEach(file: file, line: line) { try body(.ofRunningExample) }
    }

    /// Runs before every example of all spec classes, before their own hooks, may await, and is told about the example.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        beforeEach(file: file, line: line) { try await body(.ofRunningExample) }
    }

    /// Runs after every example of all spec classes, after their own hooks, and is told about the example.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        afterEach(file: file, line: line) { try body(.ofRunningExample) }
    }

    /// Runs after every example of all spec classes, after their own hooks, may await, and is told about the example.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        afterEach(file: file, line: line) { try await body(.ofRunningExample) }
    }

    /// Runs around every example of all spec classes, around their own hooks, and is told about the example.
    ///
    /// The body has to call its second argument once.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata, @MainActor () -> Void) throws -> Void
    ) {
        aroundEach(file: file, line: line) { run in try body(.ofRunningExample, run) }
    }

    /// Runs around every example of all spec classes, around their own hooks, may await, and is told about the example.
    ///
    /// The body has to await its second argument once.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void
    ) {
        aroundEach(file: file, line: line) { run in try await body(.ofRunningExample, run) }
    }
}
