import Expect
import XCTest

final class TrapTests: XCTestCase {
    func testWhatTrapsPasses() {
        XCTAssertEqual(
            messages {
                let list: [Int] = []
                expect { _ = list[3] }.to(trap())
                expect { fatalError("the end") }.to(throwAssertion())
                expect { preconditionFailure("the queue is empty") }.to(trap(withMessage: contain("queue is empty")))
                expect { abort() }.to(trap())
            },
            []
        )
    }

    func testATrapIsSeenWhereTheEndOfChildrenIsIgnored() {
        let before = signal(SIGCHLD, SIG_IGN)
        defer { signal(SIGCHLD, before) }
        XCTAssertEqual(messages { expect { fatalError("the end") }.to(trap()) }, [])
    }

    func testWhatReturnsFails() {
        XCTAssertEqual(messages { expect { () in }.to(trap()) }, ["expected to trap, it returned"])
        XCTAssertEqual(messages { expect { () in }.notTo(trap()) }, [])
    }

    func testTheSignalAndTheMessageAreTold() {
        let found = messages { expect { fatalError("the end") }.notTo(trap()) }
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found[0].hasPrefix("expected not to trap, it trapped with SIG"), found[0])
        XCTAssertTrue(found[0].hasSuffix("Fatal error: the end"), found[0])
        let other = messages { expect { fatalError("the end") }.to(trap(withMessage: contain("start"))) }
        XCTAssertTrue(other[0].hasPrefix(#"expected to trap with a message to contain "start", it trapped"#), other[0])
    }

    func testTheStackThatSwiftPrintsIsNoPartOfTheMessage() {
        func fall() {
            FileHandle.standardError.write(Data("the end\nCurrent stack trace:\n0 libswiftCore.so start\n".utf8))
            abort()
        }
        assertMessages("expected not to trap, it trapped with SIGABRT: the end") { expect { fall() }.notTo(trap()) }
    }

    func testAnErrorIsNoTrap() {
        assertMessages(
            "expected to trap, threw Trouble.small",
            "expected to trap, threw Trouble.small",
            #"expected to trap with a message to contain "small", threw Trouble.small"#
        ) {
            expect { try trouble() as Void }.to(trap())
            expect { try trouble() as Void }.to(throwAssertion())
            expect { try trouble() as Void }.to(trap(withMessage: contain("small")))
            expect { try trouble() as Void }.notTo(trap())
            expect { try trouble() as Void }.toNot(throwAssertion())
            expect { try trouble() as Void }.notTo(trap(withMessage: contain("small")))
        }
    }

    func testTheMessageOfATrapComesLast() {
        expect {
            try? FileHandle.standardError.write(contentsOf: Data(repeating: 0x61, count: 300_000))
            fatalError("the end")
        }
        .to(trap(withMessage: contain("the end")))
    }

    func testASignalThatIsIgnoredIsSoInTheCopy() {
        let before = signal(SIGUSR1, SIG_IGN)
        defer { signal(SIGUSR1, before) }
        expect { raise(SIGUSR1) }.notTo(trap())
    }

    func testOneThatAnotherProcessMayHaveKilledFailsBothWays() {
        for (number, name) in [(SIGKILL, "SIGKILL"), (SIGTERM, "SIGTERM"), (SIGPIPE, "SIGPIPE")] {
            // Another test in this process may have set the signal to be ignored.
            let before = signal(number, SIG_DFL)
            defer { signal(number, before) }
            XCTAssertEqual(
                messages {
                    expect { kill(getpid(), number) }.to(trap())
                    expect { kill(getpid(), number) }.notTo(trap())
                },
                ["expected to trap, it was killed by \(name)", "expected not to trap, it was killed by \(name)"]
            )
        }
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGSYS] {
            XCTAssertEqual(messages { expect { kill(getpid(), number) }.to(trap()) }, [], "\(number)")
        }
    }

    func testAnExpressionThatExitsFailsBothWays() {
        assertMessages("expected to trap, it exited with status 7", "expected not to trap, it exited with status 7") {
            expect { exit(7) }.to(trap())
            expect { exit(7) }.notTo(trap())
        }
        for status: Int32 in [0, 1, 3] {
            XCTAssertEqual(
                messages {
                    expect { exit(status) }.notTo(trap())
                    expect { _exit(status) }.notTo(trap())
                },
                Array(repeating: "expected not to trap, it exited with status \(status)", count: 2)
            )
        }
    }

    func testWhatFailsInTheCopyIsNotLost() async {
        let found = failures {
            expect {
                expect(1) == 2
                fail("on two\nlines")
                XCTFail("in XCTest's words")
                fatalError("the end")
            }.to(throwAssertion())
        }
        XCTAssertEqual(
            found.map(\.message),
            ["expected to equal 2, got 1", "on two\nlines", "failed - in XCTest's words"]
        )
        XCTAssertEqual(found.map(\.location?.file), Array(repeating: #filePath, count: 3))
        XCTAssertEqual(messages { expect { fail("negated") }.notTo(trap()) }, ["negated"])
        let awaited = await messages {
            await expect { () async in
                fail("awaited")
                fatalError("the end")
            }.to(trap())
        }
        XCTAssertEqual(awaited, ["awaited"])
        XCTAssertEqual(
            messages { expect { expect(1) == 2 }.toEventuallyNot(trap(), timeout: .milliseconds(5)) }.count,
            1
        )
    }

    func testWhatHangsIsKilled() {
        let found = messages { expect { while true { sleep(1) } }.to(trap(timeout: .milliseconds(50))) }
        XCTAssertEqual(found, ["expected to trap, it was killed after 0.05 seconds"])
    }

    func testNothingThatItDoesIsSeenHere() {
        var count = 0
        XCTAssertEqual(messages { expect { count += 1 }.notTo(trap()) }, [])
        XCTAssertEqual(count, 0)
    }

    func testItComposes() {
        XCTAssertEqual(messages { expect { fatalError("no") }.to(!(!trap())) }, [])
        XCTAssertEqual(messages { expect { () in }.to(!trap() && not(trap())) }, [])
        XCTAssertEqual(messages { expect { fatalError("no") }.to(trap() && trap(withMessage: contain("no"))) }, [])
        XCTAssertEqual(messages { expect { fatalError("no") }.to(output("") && trap()) }, [])
        XCTAssertEqual(messages { expect { () in }.to(not(!trap())) }, ["expected to not not trap, it returned"])
    }

    func testAWaitMakesACopyForEachLook() async {
        let looks = Looks()
        var found = messages {
            expect { if looks.look() < 3 { fatalError("not yet") } }.toEventuallyNot(trap(), timeout: .milliseconds(5))
        }
        XCTAssertEqual(found.count, 1)
        XCTAssertEqual(looks.count, 0)
        found = await messages {
            await expect { fatalError("now") }.toEventually(trap())
            await expect { () async in fatalError("now") }.to(trap())
        }
        XCTAssertEqual(found, [])
    }
}
