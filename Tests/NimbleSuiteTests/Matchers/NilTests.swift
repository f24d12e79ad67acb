import QuickNimble

/// Where there is nothing to judge, a matcher fails both ways.
final class NilTests: XCTestCase {
    private func failing<Value>(_ matcher: Matcher<Value>, file: FileString = #filePath, line: UInt = #line) {
        let records = gatherExpectations(silently: true) {
            expect(nil as Value?).to(matcher)
            expect(nil as Value?).toNot(matcher)
        }
        XCTAssertEqual(records.map(\.success), [false, false], file: file, line: line)
    }

    func testComparisons() {
        failing(beGreaterThan(1))
        failing(beGreaterThanOrEqualTo(1))
        failing(beLessThan(1))
        failing(beLessThanOrEqualTo(1))
        failing(beWithin(1...2))
        failing(beCloseTo(1.0))
        failing(beCloseTo(1.0, within: 0.5))
        failing(beCloseTo([1.0]))
    }

    func testCollections() {
        failing(beEmpty() as Matcher<[Int]>)
        failing(beEmpty() as Matcher<String>)
        failing(haveCount(1) as Matcher<[Int]>)
        failing(beginWith(1) as Matcher<[Int]>)
        failing(endWith(1) as Matcher<[Int]>)
        failing(beginWith(prefix: [1]) as Matcher<[Int]>)
        failing(contain(1) as Matcher<[Int]>)
        failing(containElementSatisfying { $0 == 1 } as Matcher<[Int]>)
        failing(elementsEqual([1]) as Matcher<[Int]>)
        failing(allPass(beGreaterThan(1)) as Matcher<[Int]>)
        failing(allPass { $0 > 1 } as Matcher<[Int]>)
    }

    func testTexts() {
        failing(match("a.c") as Matcher<String>)
        failing(contain("a") as Matcher<String>)
        failing(beginWith("a") as Matcher<String>)
        failing(endWith("a") as Matcher<String>)
    }

    func testObjectsAndTypes() {
        failing(beIdenticalTo(NSObject()) as Matcher<NSObject>)
        failing(be(NSObject()) as Matcher<NSObject>)
        failing(beAKindOf(NSObject.self) as Matcher<NSObject>)
        failing(beAnInstanceOf(NSObject.self) as Matcher<NSObject>)
        failing(beAKindOf(Int.self) as Matcher<Int>)
        failing(beAnInstanceOf(Int.self) as Matcher<Int>)
    }

    func testErrorsAndResults() {
        failing(matchError(Mood.merry) as Matcher<any Error>)
        failing(matchError(Mood.self) as Matcher<any Error>)
        failing(beSuccess() as Matcher<Result<Int, Mood>>)
        failing(beFailure() as Matcher<Result<Int, Mood>>)
        failing(succeed())
    }

    func testComposedOnes() {
        failing(equal(1))
        failing(equal(1) && beGreaterThan(0))
        failing(equal(1) || beGreaterThan(0))
        failing(map({ $0 + 1 }, equal(1)) as Matcher<Int>)
    }

    func testPolling() {
        for matcher: Matcher<Int> in [equal(1), beGreaterThan(1)] {
            let records = gatherExpectations(silently: true) {
                expect(nil as Int?).toEventually(matcher, timeout: .milliseconds(5))
                expect(nil as Int?).toEventuallyNot(matcher, timeout: .milliseconds(5))
                expect(nil as Int?).toAlways(matcher, until: .milliseconds(5))
                expect(nil as Int?).toNever(matcher, until: .milliseconds(5))
            }
            XCTAssertEqual(records.map(\.success), [false, false, false, false])
        }
    }
}
