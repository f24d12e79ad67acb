import ExampleKit
import Expect
import ScreenTesting
import Spec
import VirtualTime

@testable import VenueScreens

/// The real application with its real screens, on virtual time, with a double for the server.
@MainActor final class TestApp {
    let time = VirtualTime()
    private(set) lazy var server = ServerDouble(time: time)
    let settings = LocationSettings()
    /// The part to replace collaborators in.
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

    /// Runs an example that looks at the window. What it leaves under way comes to its end.
    func run(_ example: () -> Void) throws {
        try withDeterministicTasks {
            withScreen(window, time: time) { example() }
            try time.run()
        }
    }

    /// Leaves with the running example what people would see now, in a window that fits on a page.
    func attachPicture(_ name: String) {
        attach(window.text(width: 60), named: name)
    }
}
