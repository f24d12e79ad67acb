import Expect
import Spec

@testable import VenueScreens
@testable import venues
import ScriptedServer

final class ShippedServerSpec: SpecCase {
    override class func spec() {
        describe("The server that ships inside") {
            lazy var server = try? ScriptedServer(reply: ShippedServer(delay: .zero).reply)
            lazy var transport = HTTPTransportImpl(baseURL: server?.baseURL ?? "")
            lazy var service = NetworkServiceImpl(transport: transport)
            lazy var repository = VenueRepositoryImpl(transport: transport)

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

            it("knows all about each venue that it lists") {
                let venues = try await repository.venues(around: .vienna)
                expect(venues).notTo(beEmpty())
                for venue in venues {
                    let details = try await repository.details(ofVenue: venue.id)
                    expect(details.name) == venue.name
                }
            }

            it("knows nothing of other venues") {
                await expect { try await repository.details(ofVenue: 0) }
                    .to(throwError(HTTPError.unsuccessfulStatus(404)))
            }
        }
    }
}
