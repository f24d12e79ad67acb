import TestSupport
import XCTest

@testable import SpecRunner

final class SourceClassTests: XCTestCase {
    private func classes(in source: String) -> [SourceClass] { SourceClass.all(in: Array(source.utf8)) }

    func testTheLinesOfEachClass() {
        let source = """
            final class A: SpecCase {
                override func spec() { it("has } in its name") {} }
            }
            enum Outer {
                private class B<Value>:
                    SpecCase
                {
                    class `C` {}
                }
            }
            """
        assertList(
            classes(in: source),
            SourceClass(name: "A", lines: 1...3),
            SourceClass(name: "B", lines: 5...9),
            SourceClass(name: "C", lines: 8...8)
        )
    }

    func testWhatDeclaresNoClass() {
        XCTAssertEqual(classes(in: "protocol P: class {}\nstruct S { class func f() {} }\n// class A {}\n"), [])
        XCTAssertEqual(classes(in: "class Unfinished {\n"), [])
        XCTAssertEqual(classes(in: "class"), [])
    }
}
