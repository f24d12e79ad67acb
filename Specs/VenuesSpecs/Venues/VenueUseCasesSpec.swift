import ExampleKit
import Expect
import Spec
import VirtualTime

@testable import VenueScreens

final class VenueUseCasesSpec: SpecCase {
    override class func spec() {
        let time = VirtualTime()
        let server = ServerDouble(time: time)
        let repository = VenueRepositoryImpl(dataSource: RemoteVenueDataSource(transport: server))

        /// What an async function comes to, on virtual time.
        @MainActor func result<Value: Sendable>(
            of work: @escaping @MainActor () async throws -> Value
        ) throws -> Result<Value, any Error> {
            var result: Result<Value, any Error>?
            try withDeterministicTasks {
                Task {
                    do { result = .success(try await work()) } catch { result = .failure(error) }
                }
                try time.run()
            }
            return try unwrap(result)
        }

        describe("The repository of venues") {
            it("asks its data source, which a spec may replace") {
                struct Records: VenueDataSource {
                    func venues(around location: Location) async throws -> [Venue] { [.park] }
                    func details(ofVenue id: Int) async throws -> VenueDetails { .cafe }
                }
                let repository = VenueRepositoryImpl(dataSource: Records())
                expect(try result { try await repository.venues(around: .vienna) }.get()) == [.park]
                expect(try result { try await repository.details(ofVenue: 1) }.get()) == .cafe
                expect(server.requests).to(beEmpty())
            }
        }

        describe("GetBestPlacesAroundYou") {
            let useCase = GetBestPlacesAroundYou(repository: repository)

            it("gives the nearest venue first") {
                server.answer("/venues", [Venue.park, .cafe])
                let venues = try result { try await useCase.execute(around: .vienna) }.get()
                expect(venues) == [.cafe, .park]
            }

            it("asks the server for the venues around the place") {
                server.answer("/venues", [Venue]())
                _ = try result { try await useCase.execute(around: .vienna) }
                let params = ["latitude": "48.21", "longitude": "16.37"]
                expect(server.requests) == [Request(url: "/venues", params: params)]
            }

            it("does not understand an answer that is no list of venues") {
                server.answer("/venues", "venues")
                expect { try result { try await useCase.execute(around: .vienna) }.get() }
                    .to(throwError(NetworkError.malformedAnswer))
            }
        }

        describe("GetVenueDetails") {
            it("asks the server for the venue") {
                server.answer("/venues/4", VenueDetails.cafe)
                let details = try result { try await GetVenueDetails(repository: repository).execute(venue: 4) }.get()
                expect(details) == .cafe
            }
        }

        describe("GetUserLocation") {
            let settings = LocationSettings()
            let useCase = GetUserLocation(gps: FixedGPS(location: .vienna, settings: settings))

            it("gives where the user is") {
                expect(try result { try await useCase.execute() }.get()) == .vienna
            }

            it("fails where the user does not allow to know") {
                settings.isAllowed = false
                expect { try result { try await useCase.execute() }.get() }.to(throwError(LocationError.accessDenied))
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
