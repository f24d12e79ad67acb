/// Fails the running example if an object outlives it, usually because of a retain cycle.
///
/// ```swift
/// beforeEach { presenter = trackForMemoryLeaks(InfoPresenter(view: view)) }
/// ```
///
/// Spec checks for leaks after all of the example's hooks and cleanups, when the variables in the
/// example's groups have been released. Failed and skipped examples are not checked. In an ordered
/// group, Spec checks the objects of all examples at the end of the group. Work that is still
/// running may retain the object for another half second.
///
/// - Returns: The object, which Spec does not retain.
@discardableResult
@MainActor public func trackForMemoryLeaks<Object: AnyObject>(
    _ object: Object,
    file: StaticString = #filePath,
    line: UInt = #line
) -> Object {
    let place = Place(file: file, line: line)
    if let example = CurrentActivity.callerWork?.runningExample {
        example.track(TrackedObject(object, at: place))
    } else {
        Misuse.report(.outsideExample("trackForMemoryLeaks", at: place))
    }
    return object
}
