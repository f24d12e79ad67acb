import ExampleKit
import Expect
import Spec

@testable import VenueScreens

final class VenuesInvocationSpec: SpecCase {
    override class func spec() {
        describe("The command line of venues") {
            func options(_ arguments: String...) throws -> Invocation.Options? {
                guard case .run(let options) = try Invocation(arguments) else { return nil }
                return options
            }

            it("asks for the server that ships inside, and allows the location") {
                expect(try options()) == Invocation.Options()
                expect(try options()?.url) == nil
            }

            it("may name a server; what a bad address comes to is left to the screens") {
                expect(try options("--url", "http://example.com")?.url) == "http://example.com"
                expect(try options("--url=no address")?.url) == "no address"
            }

            it("may name a location, or deny it") {
                expect(try options("--location", "-33.9,151.2")?.location)
                    == Location(latitude: -33.9, longitude: 151.2)
                expect(try options("--location", "unknown")?.location).to(beNil())
                expect(try options("--deny-location")?.deniesLocation) == true
            }

            it("asks for help") {
                expect(try Invocation(["--help"])) == .help
                expect(try Invocation(["--url", "x", "-h"])) == .help
            }

            it(
                "says what is wrong with “{0}”",
                arguments: [
                    ("--colour", "unknown argument “--colour”"),
                    ("--url", "--url needs a value"),
                    ("--deny-location=x", "--deny-location takes no value"),
                    ("--location=", "--location needs a value"),
                    ("--location=91,0", "“91,0” is no location, expected one like 48.2104,16.3655, or unknown"),
                    ("--location=here", "“here” is no location, expected one like 48.2104,16.3655, or unknown"),
                ]
            ) { argument, problem in
                expect { try Invocation([argument]) }.to(throwError(ArgumentError(problem)))
            }
        }
    }
}
