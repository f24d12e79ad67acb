import Expect
import Spec

final class CalculatorSpec: SpecCase {
    override func spec() {
        describe("A calculator") {
            var calculator: Calculator!

            beforeEach {
                calculator = Calculator()
            }

            it("shows zero at first") {
                expect(calculator.result) == 0
            }

            context("after adding 1 and 2") {
                beforeEach {
                    calculator.add(1, 2)
                }

                it("shows 3") {
                    expect(calculator.result) == 3
                }
            }
        }
    }
}

final class GreetingSpec: SpecCase {
    override class func spec() {
        it("greets") {
            expect("Hello, \("Anna")") == "Hello, Anna"
        }
    }
}

private struct Calculator {
    private(set) var result = 0

    mutating func add(_ left: Int, _ right: Int) {
        result = left + right
    }
}
