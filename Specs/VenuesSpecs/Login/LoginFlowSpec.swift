import ExampleKit
import Expect
import ScreenTesting
import Spec
import VirtualTime

@testable import VenueScreens

final class LoginFlowSpec: SpecCase {
    override class func spec() {
        describe("The way from the nickname to “Hello world”") {
            let time = VirtualTime()

            context("with doubles for the screens") {
                let firstAssembly = FirstAssemblyMock()
                let secondAssembly = SecondAssemblyMock(queue: time.queue)
                let navigation = NavigationMock()
                lazy var coordinator = Coordinator(
                    firstAssembly: firstAssembly,
                    secondAssembly: secondAssembly,
                    navigation: navigation
                )

                beforeEach {
                    coordinator.start()
                }

                it("begins at the first screen and leads to the second, which greets after three seconds") {
                    expect(navigation.screens.map(\.title)) == ["First"]
                    try unwrap(firstAssembly.presenter).textFieldValueChanged(value: "Nickname")
                    try unwrap(firstAssembly.presenter).didTap()
                    try unwrap(secondAssembly.presenter).viewDidAppear()
                    time.advance(by: .seconds(3))
                    expect(navigation.screens.last).to(beAKindOf(SecondScreenMock.self))
                    expect(secondAssembly.view?.text) == "Hello world"
                }
            }

            context("with the real screens") {
                let stack = NavigationStack()
                let window = Window(stack)
                lazy var coordinator = Coordinator(
                    firstAssembly: FirstAssemblyImpl(),
                    secondAssembly: SecondAssemblyImpl(queue: time.queue),
                    navigation: stack
                )

                aroundEach { example in
                    coordinator.start()
                    withScreen(window, time: time) { example() }
                }

                it("leads to the second screen, which greets after three seconds") {
                    tester().usingIdentifier("loginField").enterText("Nickname")
                    tester().usingIdentifier("nextButton").tap()
                    tester().waitForAnimationsToFinish()
                    try time.run()
                    expect(tester().usingIdentifier("mainLabel").view?.label) == "Hello world"
                }

                it("reads as a story with page objects") {
                    let login = LoginPage()
                    login.enter(login: "Nickname")
                    let main = login.tapNextButton()
                    main.mainLabel.expectTo(haveLabel("Hello world"))
                    expect(time.elapsed / .seconds(1)) ≈ 3 ± 0.1
                }
            }

            context("with the second screen alone") {
                let output = SecondOutputDummy()
                lazy var screen = SecondAssemblyImpl(queue: time.queue).assemble(output: output)

                it("greets, wherever people come from") {
                    withScreen(Window(screen), time: time) {
                        MainPage().mainLabel.expectTo(haveLabel("Hello world"))
                    }
                }
            }
        }
    }
}

private final class SecondOutputDummy: SecondOutput {
    func didAskForVenues() {}
}
