import Foundation

/// Where a process prints.
public enum PrintedStream: Sendable {
    /// Where `print` goes.
    case standardOutput
    /// Where warnings go.
    case standardError

    fileprivate var descriptor: Int32 { self == .standardOutput ? STDOUT_FILENO : STDERR_FILENO }
    fileprivate var name: String { self == .standardOutput ? "standard output" : "standard error" }
}

/// Matches an expression that prints a text, and nothing else.
///
/// ```swift
/// expect { greet("Ann") }.to(output("Hello, Ann!\n"))
/// expect { warn() }.to(output(contain("deprecated"), to: .standardError))
/// ```
///
/// All that the process prints meanwhile is taken, also by other threads, and appears nowhere else.
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
        judge: { _ in .fails },
        watch: {
            let capture = OutputCapture(of: stream.descriptor)
            return .evaluate(then: { _ in
                let printed = Outcome<String>(of: { try capture.end() })
                return Matcher(
                    phrase(),
                    judge: { outcome in
                        guard case .value = outcome else { return .fails }
                        return matcher.judge(printed)
                    },
                    explain: { _ in
                        let isRight = matcher.judge(printed) == .matches
                        return ["printed: \(printed.text)"] + (isRight ? [] : matcher.explain(printed))
                    }
                )
            })
        }
    )
}

/// Sends a file descriptor of the process into a file until its end.
final class OutputCapture {
    private let descriptor: Int32
    private let original: Int32
    private let file: UnsafeMutablePointer<FILE>?

    init(of descriptor: Int32) {
        self.descriptor = descriptor
        // What was printed before still goes where it belongs.
        fflush(nil)
        original = dup(descriptor)
        file = tmpfile()
        if let file { dup2(fileno(file), descriptor) }
    }

    /// Gives the descriptor back, and what went through it meanwhile.
    func end() throws -> String {
        fflush(nil)
        dup2(original, descriptor)
        close(original)
        guard let file else { throw CocoaError(.fileWriteUnknown) }
        defer { fclose(file) }
        lseek(fileno(file), 0, SEEK_SET)
        let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
        return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }
}
