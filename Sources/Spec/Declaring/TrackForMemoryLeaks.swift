/// Fails the example if an object is still in memory after it, which is most often a retain cycle.
///
/// ```swift
/// beforeEach { presenter = trackForMemoryLeaks(InfoPresenter(view: view)) }
/// ```
///
/// Spec looks when all hooks and clean-ups of the example have run and the variables of its groups are gone; in an ordered
/// group, when the whole group has run. Work that ends within half a second may hold the object until then. An example
/// that failed or was skipped is not checked, because it may have left its work unfinished.
///
/// Spec does not keep the object, and returns it.
@discardableResult
@MainActor public func trackForMemoryLeaks<Object: AnyObject>(
    _ object: Object,
    file: StaticString = #filePath,
    line: UInt = #line
) -> Object {
    let place = Place(file: file, line: line)
    if let example = CurrentActivity.example {
        example.track(TrackedObject(object, at: place))
    } else {
        Misuse.report(.outsideExample("trackForMemoryLeaks", at: place))
    }
    return object
}
