import QuickNimble

func awaitedEqual<T: Equatable>(_ expected: T) -> AsyncMatcher<T> {
    AsyncMatcher.define { expression in
        let message = ExpectationMessage.expectedActualValueTo("equal \(stringify(expected))")
        guard let value = try await expression.evaluate() else {
            return MatcherResult(status: .fail, message: message.appendedBeNilHint())
        }
        return MatcherResult(bool: value == expected, message: message)
    }
}

func awaitedContain<S: Sequence>(_ items: S.Element...) -> AsyncMatcher<S> where S.Element: Equatable {
    AsyncMatcher.simple("contain \(items)") { expression in
        guard let value = try await expression.evaluate() else { return .fail }
        return MatcherStatus(bool: items.allSatisfy { value.contains($0) })
    }
}

func awaitedCloseTo(_ expected: Double, within delta: Double = 0.001) -> AsyncMatcher<Double> {
    AsyncMatcher.define("be close to \(expected)") { expression, message in
        guard let value = try await expression.evaluate() else { return MatcherResult(status: .fail, message: message) }
        return MatcherResult(bool: abs(value - expected) < delta, message: message)
    }
}

func awaitedBeLess<T: Comparable>(than limit: T?) -> AsyncMatcher<T> {
    AsyncMatcher.simple("be less than \(stringify(limit))") { expression in
        guard let value = try await expression.evaluate(), let limit else { return .fail }
        return MatcherStatus(bool: value < limit)
    }
}

func awaitedBeNil<T>() -> AsyncMatcher<T> {
    AsyncMatcher.simpleNilable("be nil") { try beNil().satisfies(await $0.toSynchronousExpression()).status }
}

func neverKnown<T>() -> Matcher<T> {
    Matcher { _ in MatcherResult(status: .fail, message: .fail("nobody knows")) }
}

func awaitedNeverKnown<T>() -> AsyncMatcher<T> {
    AsyncMatcher { _ in MatcherResult(status: .fail, message: .fail("nobody knows")) }
}

func awaited<T>(_ value: T) async -> T { value }
