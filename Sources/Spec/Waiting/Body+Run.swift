import Foundation

extension Body {
    /// Only `.async` bodies use `limit`, and only the bodies of `aroundEach` hooks use `inner`.
    @MainActor func run(within limit: TimeLimit? = nil, around inner: @escaping @MainActor () -> Void = {}) throws {
        switch self {
        case .sync(let body): try body()
        case .async(let body): try MainRunLoop.wait(for: body, within: limit)
        case .around(let body): try body(inner)
        case .asyncAround(let body): try MainRunLoop.wait(for: body, around: inner)
        }
    }
}

extension Hook {
    @MainActor func run(around inner: @escaping @MainActor () -> Void) throws {
        var calls = 0
        try body.run {
            calls += 1
            if calls == 1 { inner() }
        }
        if calls != 1 { throw Misuse.aroundEachRanExample(times: calls, at: place) }
    }
}

@MainActor func autoreleasing(_ body: () -> Void) {
    #if canImport(ObjectiveC)
        autoreleasepool(invoking: body)
    #else
        body()
    #endif
}
