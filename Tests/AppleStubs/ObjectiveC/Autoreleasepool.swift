/// From Swift's part of the module ObjectiveC: <https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)>
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
