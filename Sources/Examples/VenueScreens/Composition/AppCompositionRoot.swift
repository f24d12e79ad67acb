/// Knows how to put the whole application together.
@MainActor public final class AppCompositionRoot {
    let login: LoginCompositionRoot
    let venue: VenueCompositionRoot

    private init(login: LoginCompositionRoot, venue: VenueCompositionRoot) {
        self.login = login
        self.venue = venue
    }

    /// Makes a composition root, part by part.
    ///
    /// ```swift
    /// let root = AppCompositionRoot.Builder(environment: environment).build()
    /// ```
    @MainActor public struct Builder {
        private var login: LoginCompositionRoot
        private var venue: VenueCompositionRoot

        /// Begins with the parts of the real application.
        public init(environment: AppEnvironment) {
            login = LoginCompositionRoot(environment: environment)
            venue = VenueCompositionRoot(environment: environment)
        }

        /// Begins with the parts of another root.
        init(compositionRoot: AppCompositionRoot) {
            login = compositionRoot.login
            venue = compositionRoot.venue
        }

        func with(loginCompositionRoot: LoginCompositionRoot) -> Builder {
            var builder = self
            builder.login = loginCompositionRoot
            return builder
        }

        func with(venueCompositionRoot: VenueCompositionRoot) -> Builder {
            var builder = self
            builder.venue = venueCompositionRoot
            return builder
        }

        /// Makes the root.
        public func build() -> AppCompositionRoot {
            AppCompositionRoot(login: login, venue: venue)
        }
    }
}
