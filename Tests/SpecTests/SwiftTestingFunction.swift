#if os(Linux)
    import ProcessShims
    import Testing

    /// What `ToolchainTests` counts in a process that has the tests of this target only.
    @Test func aFunctionOfSwiftTestingIsCounted() {
        #expect(swift_test_count() > 0)
    }
#endif
