import Expect
import Foundation
import XCTest

final class OutputTests: XCTestCase {
    private func warn(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    func testWhatIsPrintedPasses() {
        XCTAssertEqual(
            messages {
                expect { print("Hello") }.to(output("Hello\n"))
                expect { print("Hello") }.to(output(beginWith("He")))
                expect { self.warn("careful") }.to(output("careful", to: .standardError))
                expect { () in }.to(output(""))
                expect { print("Hello") }.notTo(output("Bye"))
            },
            []
        )
    }

    func testSomethingElseFails() {
        XCTAssertEqual(
            messages {
                expect { print("Hello") }.to(output("Bye"))
                expect { print("Hello") }.notTo(output("Hello\n"))
                expect { self.warn("careful") }.to(output("", to: .standardError))
            },
            [
                "expected to print to standard output a text to equal \"Bye\"\n  printed: got \"Hello\\n\"\n"
                    + "  - Bye\n  + Hello\n  + ",
                "expected not to print to standard output a text to equal \"Hello\\n\"",
                "expected to print to standard error a text to equal \"\"\n  printed: got \"careful\"",
            ]
        )
    }

    func testAnErrorFailsBothWays() {
        XCTAssertEqual(
            messages {
                expect { try trouble() as Int }.to(output(""))
                expect { try trouble() as Int }.notTo(output("x"))
            },
            [
                "expected to print to standard output a text to equal \"\", threw small\n  printed: got \"\"",
                "expected not to print to standard output a text to equal \"x\", threw small\n  printed: got \"\"",
            ]
        )
    }
}
