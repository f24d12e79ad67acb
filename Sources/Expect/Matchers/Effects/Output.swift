/// Matches an expression that prints exactly the given text.
///
/// ```swift
/// expect { greet("Ann") }.to(output("Hello, Ann!\n"))
/// expect { warn() }.to(output(contain("deprecated"), to: .standardError))
/// ```
///
/// The matcher captures everything that the process writes to the stream during the evaluation,
/// even from other threads. The captured output is not printed. Expectations with this matcher may
/// be nested, combined and run on several threads. Each one captures all output from its first to
/// its last evaluation.
///
/// Fails with `expected to print to standard output a text to equal "Hello, Ann!\n"`, followed by
/// the printed text.
public func output<Value>(_ text: String, to stream: PrintedStream = .standardOutput) -> Matcher<Value> {
    output(equal(text), to: stream)
}

/// Matches an expression if the text that it prints satisfies `matcher`. The text may be empty.
public func output<Value>(_ matcher: Matcher<String>, to stream: PrintedStream = .standardOutput) -> Matcher<Value> {
    let phrase = { "print to \(stream.name) a text to \(matcher.phrase())" }
    return Matcher(
        phrase(),
        observe: {
            let redirection = stream.redirection
            let start = redirection.begin()
            return ExpressionObserver(end: { redirection.end(from: start) }) { _ in
                let printed = Outcome<String>(of: { try redirection.text(from: start) })
                return Matcher(
                    phrase(),
                    judge: { outcome in
                        let line: () -> Detail = { "printed: \(printed.text())" }
                        guard case .value = outcome else { return MatchResult(.fails) { [line()] } }
                        let result = matcher.judge(printed)
                        return MatchResult(result.verdict, error: result.error) {
                            let details = result.details()
                            return [line()] + details + matcher.lookAlikes(in: printed, besides: details)
                        }
                    }
                )
            }
        }
    )
}

/// One of the process's output streams.
public enum PrintedStream: Sendable {
    /// Standard output, to which `print` writes.
    case standardOutput
    /// Standard error.
    case standardError

    fileprivate var name: String { self == .standardOutput ? "standard output" : "standard error" }

    fileprivate var redirection: StreamRedirection { self == .standardOutput ? .standardOutput : .standardError }
}
