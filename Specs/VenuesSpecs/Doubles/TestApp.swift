import ExampleKit
import Expect
import ScreenTesting
import Spec
import VirtualTime

@testable import VenueScreens

/// The real application with its real screens, on virtual time and with a double for the server.
@MainActor final class TestApp {
    let time = VirtualTime()
    private(set) lazy var server = ServerDouble(time: time)
    let settings = LocationSettings()
    /// The composition root in which specs replace collaborators.
    private(set) lazy var venueRoot = TestingVenueCompositionRoot(environment: environment)
    private(set) lazy var navigator = RootNavigator(
        appCompositionRoot: AppCompositionRoot.Builder(
            compositionRoot: AppCompositionRoot.Builder(environment: environment).build()
        ).with(venueCompositionRoot: venueRoot).build()
    )
    private(set) lazy var environment = AppEnvironment(
        transport: server,
        queue: time.queue,
        gps: FixedGPS(location: .vienna, settings: settings),
        locationSettings: settings
    )
    var window: Window { navigator.window }

    /// Runs an example with the window as its screen, and then runs all pending work to its end.
    func run(_ example: () -> Void) throws {
        try withDeterministicTasks {
            withScreen(window, time: time) { example() }
            try time.run()
        }
    }

    /// Attaches to the running example what users would see now, in a window that fits on a page.
    func attachPicture(_ name: String) {
        attach(window.text(width: 60), named: name)
    }
}
