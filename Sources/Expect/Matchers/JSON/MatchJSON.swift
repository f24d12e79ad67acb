import Foundation

/// Matches a JSON text with the same value as another. The order of keys and white space do not matter. `nil` fails
/// both ways, and so does a text that is not JSON.
///
/// ```swift
/// expect(request.body).to(matchJSON(#"{"id": 7, "tags": []}"#))
/// ```
///
/// Numbers are compared by their exact value, with all digits: `1`, `1.0` and `10e-1` are equal, and so are `0` and
/// `-0`. An object with duplicate keys is not accepted as JSON, nor is an exponent with more than 15 digits.
///
/// Fails with «expected to match JSON {"id":7}, got "{\"id\":8}"» and the parts that differ, with their paths.
public func matchJSON<Value: StringProtocol>(_ expected: String) -> Matcher<Value> {
    matchJSON(expected) { Data(String($0).utf8) }
}

/// Matches JSON data with the same value as a text.
///
/// ```swift
/// expect(request.httpBody).to(matchJSON(#"{"id": 7}"#))
/// ```
public func matchJSON(_ expected: String) -> Matcher<Data> {
    matchJSON(expected) { $0 }
}

private func matchJSON<Value>(_ expected: String, data: @escaping (Value) -> Data) -> Matcher<Value> {
    Matcher(
        "match JSON \(describe(expected))",
        judgeValue: { value in
            let texts = (expected: Data(expected.utf8), actual: data(value))
            let values = (expected: try? JSONValue(texts.expected), actual: try? JSONValue(texts.actual))
            guard let expected = values.expected, let actual = values.actual else {
                return MatchResult(.fails) { differences(ofJSON: texts.actual, to: texts.expected) }
            }
            return MatchResult(actual == expected) { differences(ofJSON: texts.actual, to: texts.expected) }
        }
    )
}

/// The parts that differ between two JSON texts, or why one of them is not JSON.
private func differences(ofJSON actual: Data, to expected: Data) -> [Detail] {
    do {
        let expected = try JSONValue(expected)
        do {
            let actual = try JSONValue(actual)
            return Comparison(expected: expected, actual: actual).details
        } catch {
            return ["the value is not JSON: \(error)"]
        }
    } catch {
        return ["the expected text is not JSON: \(error)"]
    }
}
