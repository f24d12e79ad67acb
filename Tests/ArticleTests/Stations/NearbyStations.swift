import ExampleKit

// The screens that `NearbyStationsSpec` tests, and the stubs for them.

protocol StationNavigator: AnyObject {
    @MainActor func goTo(station: String)
    @MainActor func goToSettings()
}

class GetStations {
    func execute(_ callback: @escaping ([String]?) -> Void) {}
}

@MainActor class StationRoot {
    func getStations() -> GetStations { GetStations() }
    func getNavigator(_ navigator: RootNavigator) -> StationNavigator { navigator }

    func getStationsScreen(navigator: RootNavigator) -> Screen {
        StationsScreen(getStations: getStations(), navigator: getNavigator(navigator))
    }
}

@MainActor class RootNavigator: StationNavigator {
    private let root: StationRoot
    private let navigation: NavigationStack

    init(root: StationRoot, navigation: NavigationStack) {
        self.root = root
        self.navigation = navigation
    }

    func installRootScreen() { navigation.push(root.getStationsScreen(navigator: self)) }
    func goTo(station: String) { navigation.push(Screen(title: station, [])) }
    func goToSettings() { navigation.push(Screen(title: "Settings", [])) }
}

final class StationsScreen: Screen {
    private let getStations: GetStations
    private let navigator: StationNavigator
    private let loading = Label("Loading")
    private let problem = Label(identifier: "problem", "Where are you?")
    private let help = View()
    private let list = List()

    init(getStations: GetStations, navigator: StationNavigator) {
        self.getStations = getStations
        self.navigator = navigator
        super.init(title: "Stations", [loading, problem, help, list])
        help.addSubview(Button("Retry") { [unowned self] in load() })
        help.addSubview(Button("Settings") { navigator.goToSettings() })
        load()
    }

    private func load() {
        show(stations: [], isLoading: true)
        getStations.execute { [weak self] stations in
            self?.show(stations: stations ?? [], isLoading: false)
        }
    }

    private func show(stations: [String], isLoading: Bool) {
        loading.isHidden = !isLoading
        problem.isHidden = isLoading || !stations.isEmpty
        help.isHidden = problem.isHidden
        list.show(
            stations.map { station in
                Cell(identifier: station, [Label(station)]) { [navigator] in navigator.goTo(station: station) }
            }
        )
    }
}

// MARK: The stubs

final class TestingStationRoot: StationRoot {
    var stubGetStations: GetStations!
    var stubNavigator: StationNavigator?

    override func getStations() -> GetStations { stubGetStations }
    override func getNavigator(_ navigator: RootNavigator) -> StationNavigator { stubNavigator ?? navigator }
}

final class StubStationNavigator: StationNavigator {
    private(set) var didNavigateToSettings = false

    func goTo(station: String) {}
    func goToSettings() { didNavigateToSettings = true }
}

final class StubGetStations: GetStations {
    private var answer: [String]??

    func givenTheyAreBeingFetched() { answer = nil }
    func givenThereWillBeAnError() { answer = .some(nil) }
    func givenThereWillBeStations() { answer = ["Harbour", "Castle"] }

    override func execute(_ callback: @escaping ([String]?) -> Void) {
        if let answer = answer { callback(answer) }
    }
}
