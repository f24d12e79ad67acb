import ExampleKit
import Expect
import Promises
import Spec
import VirtualTime

@testable import VenueScreens

final class VenueUseCasesSpec: SpecCase {
    override class func spec() {
        let server = ServerDouble(time: VirtualTime(), delay: .zero)
        let repository = VenueRepositoryImpl(dataSource: RemoteVenueDataSource(transport: server))

        describe("The repository of venues") {
            it("asks its data source, which a spec may replace") {
                struct Records: VenueDataSource {
                    func venues(around location: Location) async throws -> [Venue] { [.park] }
                    func details(ofVenue id: Int) async throws -> VenueDetails { .cafe }
                }
                let repository = VenueRepositoryImpl(dataSource: Records())
                await expect { try await repository.venues(around: .vienna) } == [.park]
                await expect { try await repository.details(ofVenue: 1) } == .cafe
                expect(server.requests).to(beEmpty())
            }
        }

        describe("GetBestPlacesAroundYou") {
            let useCase = GetBestPlacesAroundYou(repository: repository)

            it("asks the server for the venues around the place, and gives the nearest first") {
                server.answer("/venues", [Venue.park, .cafe])
                await expect { try await useCase.execute(around: .vienna) } == [.cafe, .park]
                let params = ["latitude": "48.21", "longitude": "16.37"]
                expect(server.requests) == [Request(url: "/venues", params: params)]
            }
        }

        describe("GetVenueDetails") {
            it("asks the server for the venue") {
                server.answer("/venues/4", VenueDetails.cafe)
                await expect { try await GetVenueDetails(repository: repository).execute(venue: 4) } == .cafe
            }
        }

        describe("GetUserLocation") {
            let settings = LocationSettings()
            let useCase = GetUserLocation(gps: FixedGPS(location: .vienna, settings: settings))

            it("gives where the user is, and fails where the user does not allow to know") {
                await expect { try await useCase.execute() } == .vienna
                settings.isAllowed = false
                await expect { try await useCase.execute() }.to(throwError(LocationError.accessDenied))
            }
        }

        describe("A location") {
            it("goes up to the poles and to the date line", arguments: [(90.0, 180.0), (-90.0, -180.0)]) {
                expect(Location(latitude: $0, longitude: $1)).notTo(beNil())
            }

            it("goes no further", arguments: [(90.5, 0.0), (-90.5, 0.0), (0.0, 180.5), (0.0, -180.5)]) {
                expect(Location(latitude: $0, longitude: $1)).to(beNil())
            }
        }

        describe("A distance") {
            it("is told", rows: rows(of: "Distances", in: "Promises.md")) { (metres: Int, text: String) in
                let venue = Venue(id: 1, name: "", category: "Park", distance: metres)
                expect(VenueViewModel(venue).subtitle) == "Park, \(text)"
            }
        }
    }
}
