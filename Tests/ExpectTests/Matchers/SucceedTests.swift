import Expect
import XCTest

final class SucceedTests: XCTestCase {
    func testWhatDoesNotThrowPasses() {
        expect { 1 }.to(succeed())
        expect { ToSucceedResult.succeeded }.to(succeed())
        expect { ToSucceedResult.failed(reason: "no") }.notTo(succeed())
        expect { try trouble() as Int }.notTo(succeed())
    }

    func testWhatThrowsOrSaysSoFails() {
        assertMessages(
            "expected to succeed, threw Trouble.small",
            #"expected to succeed, got failed(reason: "no answer")"#,
            "expected not to succeed, got 1"
        ) {
            expect { try trouble() as Int }.to(succeed())
            expect { ToSucceedResult.failed(reason: "no answer") }.to(succeed())
            expect { 1 }.notTo(succeed())
        }
    }
}
