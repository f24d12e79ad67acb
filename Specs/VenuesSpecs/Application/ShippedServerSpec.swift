import ExampleKit
import Expect
import Spec

@testable import VenueScreens

final class ShippedServerSpec: SpecCase {
    override class func spec() {
        describe("The server that ships inside") {
            lazy var server = try? ScriptedServer(reply: ShippedServer(delay: .zero).reply)
            lazy var transport = HTTPClient(baseURL: server?.baseURL ?? "")
            lazy var service = NetworkServiceImpl(transport: transport)
            lazy var source = RemoteVenueDataSource(transport: transport)

            @MainActor func isAvailable(_ email: String) async throws -> Bool {
                try await withCheckedThrowingContinuation { continuation in
                    service.checkEmailAvailability(email: email) { continuation.resume(with: $0) }
                }
            }

            @MainActor func register(_ email: String) async throws -> Bool {
                try await withCheckedThrowingContinuation { continuation in
                    service.attemptRegistration(email: email, password: "123456") { continuation.resume(with: $0) }
                }
            }

            it("registers each address once") {
                await expect { try await isAvailable("a+b&c@example.com") } == true
                await expect { try await register("a+b&c@example.com") } == true
                await expect { try await isAvailable("a+b&c@example.com") } == false
                await expect { try await register("a+b&c@example.com") } == false
            }

            it("lists venues by their distance from where people are") {
                let here = try await source.venues(around: unwrap(Location(latitude: 48.2104, longitude: 16.3655)))
                expect(here.map(\.distance)) == [20, 90, 240, 480, 2_740]
                let prater = try await source.venues(around: unwrap(Location(latitude: 48.2165, longitude: 16.4013)))
                expect(prater.map(\.name)).to(contain("Prater"))
                expect(prater.map(\.distance).first) == 0
            }

            it("knows no venue on the other side of the globe") {
                let nowhere = try await source.venues(around: unwrap(Location(latitude: 0, longitude: 0)))
                expect(nowhere).to(beEmpty())
            }

            it("knows all about each venue that it lists") {
                let venues = try await source.venues(around: .vienna)
                expect(venues).notTo(beEmpty())
                for venue in venues {
                    let details = try await source.details(ofVenue: venue.id)
                    expect(details.name) == venue.name
                }
            }

            it("knows nothing of other venues") {
                await expect { try await source.details(ofVenue: 0) }
                    .to(throwError(NetworkError.unsuccessfulStatus(404)))
            }
        }
    }
}
