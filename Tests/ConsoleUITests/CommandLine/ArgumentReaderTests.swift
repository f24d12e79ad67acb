import ConsoleUI
import TestSupport
import XCTest

final class ArgumentReaderTests: SharedTestCase {
    func testOptionsComeInTheirOrder() {
        XCTAssertEqual(options("--a", "-b", "c", ""), ["--a", "-b", "c", ""])
        XCTAssertEqual(options(), [])
    }

    func testAnOptionIsNamedWithoutItsValue() {
        XCTAssertEqual(options("--a=1", "--b="), ["--a", "--b"])
    }

    func testOnlyALongOptionHasItsValueInTheSameArgument() {
        XCTAssertEqual(options("-a=1", "b=2"), ["-a=1", "b=2"])
    }

    func testTheValueIsTheRestOfTheArgumentOrTheNextOne() throws {
        XCTAssertEqual(try values("--a=1", "--b", "2"), ["1", "2"])
        XCTAssertEqual(try values("--a=x=y", "--b", "x=y"), ["x=y", "x=y"])
        XCTAssertEqual(try values("--a=--b"), ["--b"])
        XCTAssertEqual(try values("--a", "-33.9,151.2"), ["-33.9,151.2"])
    }

    func testTheValueOfOneOptionIsNotThatOfTheNext() {
        XCTAssertEqual(problem("--a=1", "--b"), "--b needs a value")
    }

    func testAValueThatIsMissing() {
        XCTAssertEqual(problem("--a"), "--a needs a value")
        XCTAssertEqual(problem("--a="), "--a needs a value")
        XCTAssertEqual(problem("--a", ""), "--a needs a value")
        XCTAssertEqual(problem("--a", "--b"), "--a needs a value")
        XCTAssertEqual(problem("--a", "--b=1"), "--a needs a value")
    }

    func testAValueThatIsNotExpected() throws {
        for (argument, message) in [("--a", nil), ("--a=1", "--a takes no value"), ("--a=", "--a takes no value")] {
            var reader = ArgumentReader([argument, "1"])
            _ = reader.next()
            do throws(ArgumentError) {
                try reader.refuseValue()
                XCTAssertNil(message)
            } catch {
                XCTAssertEqual(error.message, message)
            }
        }
    }

    func testAnArgumentThatIsUnknownIsToldWithItsValue() {
        for argument in ["--a", "--a=1", "http://example.com"] {
            var reader = ArgumentReader([argument, "--next"])
            _ = reader.next()
            XCTAssertEqual(reader.unknownArgument, ArgumentError("unknown argument “\(argument)”"))
        }
    }

    private func options(_ arguments: String...) -> [String] {
        var reader = ArgumentReader(arguments)
        var options: [String] = []
        while let option = reader.next() { options.append(option) }
        return options
    }

    /// The values of arguments that are all options with a value.
    private func values(_ arguments: [String]) throws(ArgumentError) -> [String] {
        var reader = ArgumentReader(arguments)
        var values: [String] = []
        while reader.next() != nil { values.append(try reader.value()) }
        return values
    }

    private func values(_ arguments: String...) throws(ArgumentError) -> [String] { try values(arguments) }

    private func problem(_ arguments: String...) -> String? {
        do throws(ArgumentError) {
            _ = try values(arguments)
            return nil
        } catch {
            return error.message
        }
    }
}
