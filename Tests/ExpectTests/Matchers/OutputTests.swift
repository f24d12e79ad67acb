import Expect
import SpecEvents
import XCTest

final class OutputTests: XCTestCase {
    private func warn(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    func testWhatIsPrintedPasses() {
        expect { print("Hello") }.to(output("Hello\n"))
        expect { print("Hello") }.to(output(beginWith("He")))
        expect { self.warn("careful") }.to(output("careful", to: .standardError))
        expect { () in }.to(output(""))
        expect { print("Hello") }.notTo(output("Bye"))
    }

    func testSomethingElseFails() {
        assertMessages(
            "expected to print to standard output a text to equal \"Bye\"\n  printed: got \"Hello\\n\"\n"
                + "  - Bye\n  + Hello\n  + ",
            "expected not to print to standard output a text to equal \"Hello\\n\"",
            "expected to print to standard error a text to equal \"\"\n  printed: got \"careful\""
        ) {
            expect { print("Hello") }.to(output("Bye"))
            expect { print("Hello") }.notTo(output("Hello\n"))
            expect { self.warn("careful") }.to(output("", to: .standardError))
        }
    }

    func testAnErrorFailsBothWays() {
        assertMessages(
            "expected to print to standard output a text to equal \"\", threw Trouble.small\n  printed: got \"\"",
            "expected not to print to standard output a text to equal \"x\", threw Trouble.small\n  printed: got \"\""
        ) {
            expect { try trouble() as Int }.to(output(""))
            expect { try trouble() as Int }.notTo(output("x"))
        }
    }

    func testSeveralAtOnceGiveTheStreamBack() {
        let before = identities()
        assertMessages(
            "expected to print to standard output a text to equal \"Hello\\n\" and print to standard output a text "
                + "to equal \"Bye\"\n  printed: got \"Hello\\n\"\n  - Bye\n  + Hello\n  + "
        ) {
            expect { print("Hello") }.to(output(beginWith("He")) && output(endWith("llo\n")))
            expect { print("Hello") }.to(output("Bye") || !output("Hi") || output("Hello\n"))
            expect { print("Hello") }.to(satisfyAllOf([output("Hello\n"), output("Hello\n"), output("Hello\n")]))
            expect { print("Hello") }.to(output("Hello\n") && output("Bye"))
        }
        XCTAssertEqual(identities(), before)
    }

    func testOneInsideAnother() {
        let before = identities()
        expect {
            print("a")
            expect { print("b") }.to(output("b\n"))
            print("c")
        }.to(output("a\nb\nc\n"))
        expect {
            expect { print("Hello") }.to(output("Hello\n"))
            self.warn("careful")
        }.to(output("careful", to: .standardError))
        expect {
            self.warn("careful")
            print("Hello")
        }.to(output("Hello\n") && output("careful", to: .standardError))
        aggregateFailures { expect { print("Hello") }.to(output("Hello\n") && output("Hello\n")) }
        expect {
            expect { print("Hello") }.to(output("Hello\n") && output("Hello\n"))
        }.toEventually(succeed())
        XCTAssertEqual(identities(), before)
    }

    func testAnErrorGivesTheStreamBack() {
        let before = identities()
        assertMessages(
            "expected to print to standard output a text to equal \"\" and print to standard output a text "
                + "to equal \"\", threw Trouble.small\n  printed: got \"\"\n  printed: got \"\""
        ) { expect { try trouble() as Int }.to(output("") && output("")) }
        XCTAssertEqual(identities(), before)
    }

    func testTheFirstToBeginMayBeTheFirstToEnd() async {
        let before = identities()
        let (first, second) = (Gate(), Gate())
        async let one = messages {
            await expect {
                print("a")
                first.open()
                await second.isOpen()
            }.to(output(beginWith("a\n") && contain("b\n")))
        }
        async let other = messages {
            await first.isOpen()
            await expect {
                print("b")
                second.open()
                try? await Task.sleep(for: .milliseconds(20))
                print("c")
            }.to(output("b\nc\n"))
        }
        let found = await one + other
        XCTAssertEqual(found, [])
        XCTAssertEqual(identities(), before)
    }

    func testTwoThreadsAtOnce() {
        let before = identities()
        let found = Lock<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            let messages = messages {
                for round in 0..<20 {
                    expect { print("thread \(number), round \(round)") }
                        .to(output(contain("thread \(number), round \(round)\n")))
                }
            }
            found.withLock { $0 += messages }
        }
        XCTAssertEqual(found.withLock { $0 }, [])
        XCTAssertEqual(identities(), before)
    }

    func testAnAsyncExpression() async {
        let before = identities()
        await expect {
            await Task.yield()
            print("Hello")
        }.to(output("Hello\n") && output(contain("ell")))
        XCTAssertEqual(identities(), before)
    }

    func testAWaitTakesAllThatIsPrintedFromItsBeginning() async {
        let before = identities()
        var found = messages {
            expect { print("a", terminator: "") }.toEventually(output("aaa"))
            expect { print("a", terminator: "") }.toNever(output("aa"), until: .seconds(60))
        }
        found += await messages { await expect { print("a", terminator: "") }.toEventually(output("aaa")) }
        XCTAssertEqual(
            withoutNumbers(found),
            ["expected to never print to standard output a text to equal \"aa\" (looked N times in T)"]
        )
        XCTAssertEqual(identities(), before)
    }

    func testMuchOutput() {
        let text = String(repeating: "0123456789", count: 20_000)
        XCTAssertEqual(messages { expect { print(text, terminator: "") }.to(output(equal(text))) }, [])
    }

    func testItsDescriptorsAreNotForChildrenAndAreClosed() {
        let before = openDescriptors()
        var inside: Set<Int32> = []
        expect {
            inside = self.openDescriptors().subtracting(before)
            for descriptor in inside { expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC) == FD_CLOEXEC }
        }.to(output("") && output("", to: .standardError))
        XCTAssertEqual(inside.count, 4)
        XCTAssertEqual(openDescriptors(), before)
    }

    func testWithoutFreeDescriptorsItFailsAndKeepsNone() throws {
        let before = openDescriptors()
        #if canImport(Darwin)
            let noFile = RLIMIT_NOFILE
        #else
            let noFile = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        var usual = rlimit()
        getrlimit(noFile, &usual)
        let free = (0..<1_024).filter { !before.contains($0) }
        for count in 0..<3 {
            var few = usual
            few.rlim_cur = rlim_t(free[count])
            setrlimit(noFile, &few)
            let found = messages { expect { print("Hello") }.to(output("Hello\n")) }
            setrlimit(noFile, &usual)
            XCTAssertEqual(
                found,
                [
                    "expected to print to standard output a text to equal \"Hello\\n\"\n"
                        + "  printed: threw the stream could not be redirected to a file; too many files may be open"
                ],
                "\(count)"
            )
            XCTAssertEqual(openDescriptors(), before, "\(count)")
        }
    }

    private func openDescriptors() -> Set<Int32> { Set((0..<1_024).filter { fcntl($0, F_GETFD) >= 0 }) }

    func testAFailureOfAWaitIsPrintedWhereItBelongs() async {
        final class Owner: FailureOwner {
            let found = Lock<[[UInt64]]>([])
            func record(_ failure: RecordedFailure) { found.withLock { $0.append(identities()) } }
        }
        let owner = Owner()
        let before = identities()
        CurrentFailureOwner.$value.withValue(owner) {
            expect(1).toEventually(output("a"), timeout: .milliseconds(2))
            expect(1).to(output("a"))
        }
        await CurrentFailureOwner.$value.withValue(owner) {
            await expect(1).toEventually(output("a"), timeout: .milliseconds(2))
            await expect { () async in 1 }.to(output("a"))
        }
        XCTAssertEqual(owner.found.withLock { $0 }, Array(repeating: before, count: 4))
        XCTAssertEqual(identities(), before)
    }

}

/// Returns the device and inode numbers of standard output and standard error.
private func identities() -> [UInt64] {
    [STDOUT_FILENO, STDERR_FILENO].flatMap { descriptor in
        var status = stat()
        return fstat(descriptor, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : []
    }
}

/// A gate that can be opened once and awaited.
private final class Gate: Sendable {
    private let state = Lock(false)

    func open() { state.withLock { $0 = true } }

    func isOpen() async {
        while !state.withLock({ $0 }) { await Task.yield() }
    }
}
