/// Where a process prints.
public enum PrintedStream: Sendable {
    /// Where `print` goes.
    case standardOutput
    /// Where warnings go.
    case standardError

    fileprivate var name: String { self == .standardOutput ? "standard output" : "standard error" }
}

/// Matches an expression that prints a text, and nothing else.
///
/// ```swift
/// expect { greet("Ann") }.to(output("Hello, Ann!\n"))
/// expect { warn() }.to(output(contain("deprecated"), to: .standardError))
/// ```
///
/// All that the process prints meanwhile is taken, also by other threads, and appears nowhere else. Expectations like
/// this one may be nested, combined and made in several threads: each sees all that is printed while it lasts. A form
/// that waits takes what is printed from its beginning to its end.
///
/// Fails with «expected to print to standard output a text to equal "a\n"», and below says what was printed.
public func output<Value>(_ text: String, to stream: PrintedStream = .standardOutput) -> Matcher<Value> {
    output(equal(text), to: stream)
}

/// Matches an expression that prints a text that matches.
///
/// - Parameters:
///   - matcher: What the text should be; that of an expression that prints nothing is empty.
///   - stream: Where it should be printed; to standard output if left out.
public func output<Value>(_ matcher: Matcher<String>, to stream: PrintedStream = .standardOutput) -> Matcher<Value> {
    let phrase = { "print to \(stream.name) a text to \(matcher.phrase())" }
    return Matcher(
        phrase(),
        watch: {
            let capture = OutputCapture(of: stream)
            return Watch(end: capture.end) { _ in
                let printed = Outcome<String>(of: { try capture.text() })
                return Matcher(
                    phrase(),
                    judge: { outcome in
                        let line: () -> Detail = { "printed: \(printed.text)" }
                        guard case .value = outcome else { return MatchResult(.fails) { [line()] } }
                        let result = matcher.judge(printed)
                        return MatchResult(result.verdict) { [line()] + result.details() }
                    }
                )
            }
        }
    )
}
