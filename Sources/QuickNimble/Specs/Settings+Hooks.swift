import Spec

// Quick's hooks in a configuration. In Spec, the global functions with the same names do this.

extension SpecConfiguration.Settings {
    /// Runs a closure before every example of all spec classes, before their own hooks.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.beforeEach(file: file, line: line, body) }
    }

    /// Runs an async closure before every example of all spec classes, before their own hooks.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.beforeEach(file: file, line: line, body) }
    }

    /// Runs a closure after every example of all spec classes, after their own hooks.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.afterEach(file: file, line: line, body) }
    }

    /// Runs an async closure after every example of all spec classes, after their own hooks.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.afterEach(file: file, line: line, body) }
    }

    /// Runs a closure around every example of all spec classes, around their own hooks.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@MainActor () -> Void) throws -> Void
    ) {
        declare { Spec.aroundEach(file: file, line: line, body) }
    }

    /// Runs an async closure around every example of all spec classes, around their own hooks.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void
    ) {
        declare { Spec.aroundEach(file: file, line: line, body) }
    }

    /// Runs a closure once, before the first example of all spec classes.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.beforeSuite(file: file, line: line, body) }
    }

    /// Runs an async closure once, before the first example of all spec classes.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.beforeSuite(file: file, line: line, body) }
    }

    /// Runs a closure once, after the last example of all spec classes.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.afterSuite(file: file, line: line, body) }
    }

    /// Runs an async closure once, after the last example of all spec classes.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.afterSuite(file: file, line: line, body) }
    }

    // MARK: With the example's metadata

    /// Runs a closure before every example, before the hooks of its class, and passes it the
    /// example's metadata.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        declare { QuickNimble.beforeEach(file: file, line: line, body) }
    }

    /// Runs an async closure before every example, before the hooks of its class, and passes it the
    /// example's metadata.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        declare { QuickNimble.beforeEach(file: file, line: line, body) }
    }

    /// Runs a closure after every example, after the hooks of its class, and passes it the
    /// example's metadata.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        declare { QuickNimble.afterEach(file: file, line: line, body) }
    }

    /// Runs an async closure after every example, after the hooks of its class, and passes it the
    /// example's metadata.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        declare { QuickNimble.afterEach(file: file, line: line, body) }
    }

    /// Runs a closure around every example, around the hooks of its class, and passes it the
    /// example's metadata.
    ///
    /// The closure must call its second argument exactly once.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata, @MainActor () -> Void) throws -> Void
    ) {
        declare { QuickNimble.aroundEach(file: file, line: line, body) }
    }

    /// Runs an async closure around every example, around the hooks of its class, and passes it the
    /// example's metadata.
    ///
    /// The closure must await its second argument exactly once.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void
    ) {
        declare { QuickNimble.aroundEach(file: file, line: line, body) }
    }
}
