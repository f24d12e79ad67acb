import Spec

// What Quick has and Spec does by other means. The compiler names these means at each use.

extension SpecConfiguration.Settings {
    /// Reports a filter of examples.
    @available(*, unavailable, message: "select examples where you run them: swift run specs --filter NAME, --tag TAG")
    public func include(_ filter: @escaping (ExampleMetadata.Example) -> Bool) {
        fatalError("not for use")
    }

    /// Reports a filter of examples.
    @available(
        *,
        unavailable,
        message: "select examples where you run them: swift run specs --skip-tag TAG, or .pending"
    )
    public func exclude(_ filter: @escaping (ExampleMetadata.Example) -> Bool) {
        fatalError("not for use")
    }
}

extension ExampleMetadata {
    /// Reports the number of an example.
    @available(*, unavailable, message: "examples have no number, because several processes may run them; use fullName")
    public var exampleIndex: Int { fatalError("not for use") }
}

/// Reports a list of classes in `main.swift` or `LinuxMain.swift`.
@available(*, unavailable, message: "Spec finds the classes; delete this file")
public func QCKMain(
    _ specs: [SpecCase.Type],
    configurations: [SpecConfiguration.Type] = [],
    testCases: [Any] = []
) -> Never {
    fatalError("not for use")
}
