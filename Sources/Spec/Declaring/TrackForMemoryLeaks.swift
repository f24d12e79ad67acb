/// Fails the example if an object outlives it, usually because of a retain cycle.
///
/// ```swift
/// beforeEach { presenter = trackForMemoryLeaks(InfoPresenter(view: view)) }
/// ```
///
/// Spec checks once all hooks and clean-ups of the example have run and the variables of its
/// groups are gone; in an ordered group, at the group's end. Work that ends within half a second
/// may hold the object until then. Failed and skipped examples are not checked.
///
/// Spec does not retain the object, and returns it.
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
