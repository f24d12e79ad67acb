import ExampleKit
import Expect
import Spec

@testable import VenueScreens

final class ShippedServerSpec: SpecCase {
    override class func spec() {
        describe("The server that ships inside") {
            lazy var server = try? ScriptedServer(reply: ShippedServer(delay: .zero).reply)
            lazy var client = HTTPClient(baseURL: server?.baseURL ?? "")
            lazy var source = RemoteVenueDataSource(transport: client)

            it("registers each address once") {
                let email = "a+b&c@example.com"
                let check = Request(url: "/email", params: ["address": email])
                let register = Request(
                    method: .post,
                    url: "/registration",
                    params: ["email": email, "password": "123456"]
                )
                for isNew in [true, false] {
                    await expect { try await client.load(check, as: [String: Bool].self) } == ["isAvailable": isNew]
                    await expect { try await client.load(register, as: [String: Bool].self) } == ["isRegistered": isNew]
                }
            }

            it("lists venues by their distance from where people are") {
                let here = try await source.venues(around: unwrap(Location(latitude: 48.2104, longitude: 16.3655)))
                expect(here.map(\.distance)) == [20, 90, 240, 480, 2_740]
                let prater = try await source.venues(around: unwrap(Location(latitude: 48.2165, longitude: 16.4013)))
                expect(prater.first) == Venue(id: 5, name: "Prater", category: "Park", distance: 0)
            }

            it("knows all about each venue that it lists, and nothing of others") {
                let venues = try await source.venues(around: .vienna)
                expect(venues).notTo(beEmpty())
                for venue in venues {
                    let details = try await source.details(ofVenue: venue.id)
                    expect(details.name) == venue.name
                }
                await expect { try await source.details(ofVenue: 0) }
                    .to(throwError(NetworkError.unsuccessfulStatus(404)))
            }
        }
    }
}
