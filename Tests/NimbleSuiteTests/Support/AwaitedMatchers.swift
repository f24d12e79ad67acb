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

func awaitedBeNil<T>() -> AsyncMatcher<T> {
    AsyncMatcher.simpleNilable("be nil") { try beNil().satisfies(await $0.toSynchronousExpression()).status }
}

func awaited<T>(_ value: T) async -> T { value }
