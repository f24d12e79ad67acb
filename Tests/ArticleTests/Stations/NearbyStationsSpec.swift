import ExampleKit
import QuickNimble
import ScreenTesting

// Samples from the talk on an architecture for screen tests: a composition root whose products a test can replace, tests
// that open one screen with stubs, and a test that checks the real navigation.

class BaseScreenSpec: QuickSpec {
    fileprivate var window: Window!
    private var rootNavigator: RootNavigator!

    @MainActor fileprivate func getTestingCompositionRoot(_ base: StationRoot) -> StationRoot { base }
    @MainActor fileprivate func present(navigator: RootNavigator, root: StationRoot) {}

    @MainActor fileprivate func openScreen() {
        let root = getTestingCompositionRoot(StationRoot())
        rootNavigator = RootNavigator(root: root, navigation: window.navigation)
        present(navigator: rootNavigator, root: root)
    }

    @MainActor fileprivate func showWindow(around example: () -> Void) {
        window = Window(NavigationStack())
        withScreen(window) { example() }
    }
}

class NearbyStationsSpec: BaseScreenSpec {
    private var stubNavigator: StubStationNavigator!
    private var getStations: StubGetStations!

    override func setUp() {
        super.setUp()
        getStations = StubGetStations()
        stubNavigator = StubStationNavigator()
    }

    override func getTestingCompositionRoot(_ base: StationRoot) -> StationRoot {
        let root = TestingStationRoot()
        root.stubGetStations = getStations
        root.stubNavigator = stubNavigator
        return root
    }

    override func present(navigator: RootNavigator, root: StationRoot) {
        window.navigation.push(root.getStationsScreen(navigator: navigator))
    }

    override func spec() {
        describe("The stations nearby, with stubs") {
            aroundEach { example in self.showWindow { example() } }

            it("show that they load") {
                self.getStations.givenTheyAreBeingFetched()
                self.openScreen()
                tester().usingLabel("Loading").waitForView()
            }

            it("lead to the settings if nobody may know where people are") {
                self.getStations.givenThereWillBeAnError()
                self.openScreen()
                tester().usingLabel("Settings").tap()
                expect(
                    self.stubNavigator.didNavigateToSettings
                ).toEventually(
                    equal(true)
                )
            }

            it("are shown after a second try") {
                self.getStations.givenThereWillBeAnError()
                self.openScreen()
                self.expectProblem(toBeVisible: true)

                self.getStations.givenThereWillBeStations()
                tester().usingLabel("Retry").tap()

                tester().usingLabel("Harbour").waitForView()
                self.expectProblem(toBeVisible: false)
            }
        }
    }

    @MainActor private func expectProblem(toBeVisible isVisible: Bool) {
        let problem = tester().usingIdentifier("problem")
        if isVisible { problem.waitForView() } else { problem.waitForAbsence() }
    }
}

class NearbyStationsNavigationSpec: BaseScreenSpec {
    private let getStations = StubGetStations()

    override func getTestingCompositionRoot(_ base: StationRoot) -> StationRoot {
        let root = TestingStationRoot()
        root.stubGetStations = getStations
        return root
    }

    override func present(navigator: RootNavigator, root: StationRoot) {
        navigator.installRootScreen()
    }

    override func spec() {
        describe("The stations nearby, with the real navigation") {
            aroundEach { example in self.showWindow { example() } }

            it("lead to the station that is tapped") {
                self.getStations.givenThereWillBeStations()
                self.openScreen()
                tester().usingIdentifier("Harbour").tap()
                expect(self.window.navigation.top.title).toEventually(equal("Harbour"))
            }
        }
    }
}
