import Dispatch

struct AppEnvironment {
    let transport: any HTTPTransport
    /// Runs delayed work on the main thread.
    var queue: any WorkQueue = DispatchQueue.main
    let gps: any GPS
    let locationSettings: LocationSettings
}

@MainActor final class AppCompositionRoot {
    let login: LoginCompositionRoot
    let venue: VenueCompositionRoot

    private init(login: LoginCompositionRoot, venue: VenueCompositionRoot) {
        (self.login, self.venue) = (login, venue)
    }

    @MainActor struct Builder {
        private var login: LoginCompositionRoot
        private var venue: VenueCompositionRoot

        init(environment: AppEnvironment) {
            login = LoginCompositionRoot(environment: environment)
            venue = VenueCompositionRoot(environment: environment)
        }

        init(compositionRoot: AppCompositionRoot) {
            (login, venue) = (compositionRoot.login, compositionRoot.venue)
        }

        func with(venueCompositionRoot: VenueCompositionRoot) -> Builder {
            var builder = self
            builder.venue = venueCompositionRoot
            return builder
        }

        func build() -> AppCompositionRoot {
            AppCompositionRoot(login: login, venue: venue)
        }
    }
}

@MainActor final class LoginCompositionRoot {
    private let environment: AppEnvironment

    init(environment: AppEnvironment) {
        self.environment = environment
    }

    func coordinator(navigation: any Navigation) -> Coordinator {
        Coordinator(
            firstAssembly: FirstAssemblyImpl(),
            secondAssembly: SecondAssemblyImpl(queue: environment.queue),
            navigation: navigation
        )
    }

    func registrationScreen(output: any RegistrationOutput) -> RegistrationScreen {
        let service = NetworkServiceImpl(transport: environment.transport)
        return RegistrationScreen(viewModel: RegistrationViewModel(networkService: service), output: output)
    }
}
