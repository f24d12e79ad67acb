import ExampleKit
import Expect
import Spec
import VirtualTime

@testable import VenueScreens

final class LoginPresentersSpec: SpecCase {
    override class func spec() {
        describe("The login") {
            let firstAssembly = FirstAssemblyMock()
            let time = VirtualTime()
            let secondAssembly = SecondAssemblyMock(queue: time.queue)
            let navigation = NavigationMock()
            let output = CoordinatorOutputSpy()
            lazy var coordinator = Coordinator(
                firstAssembly: firstAssembly,
                secondAssembly: secondAssembly,
                navigation: navigation
            )
            var first: FirstPresenter { get throws { try unwrap(firstAssembly.presenter) } }
            var second: SecondPresenter { get throws { try unwrap(secondAssembly.presenter) } }

            beforeEach {
                coordinator.output = output
                coordinator.start()
            }

            it("does not go on with the nickname “{0}”", arguments: ["", "  "]) { nickname in
                try first.textFieldValueChanged(value: "N")
                try first.textFieldValueChanged(value: nickname)
                try first.didTap()
                expect(navigation.screens.count) == 1
            }

            it("leads to the registration without a nickname") {
                try first.didTapRegister()
                expect(output.destinations) == ["registration"]
            }

            describe("and the second") {
                beforeEach {
                    try first.textFieldValueChanged(value: "Nickname")
                    try first.didTap()
                    try second.viewDidAppear()
                }

                it("does not greet before three seconds are over") {
                    time.advance(by: .milliseconds(2_900))
                    expect(secondAssembly.view?.text) == nil
                    time.advance(by: .milliseconds(100))
                    expect(secondAssembly.view?.text) == "Hello world"
                }

                it("greets once, also where people come back to it") {
                    try second.viewDidAppear()
                    expect(time.pending.count) == 1
                }
            }

            it("lets the second go that people left before the greeting") {
                weak var presenter: SecondPresenter?
                weak var view: SecondScreenMock?
                do {
                    let assembly = SecondAssemblyMock(queue: time.queue)
                    let coordinator = Coordinator(
                        firstAssembly: firstAssembly,
                        secondAssembly: assembly,
                        navigation: NavigationMock()
                    )
                    coordinator.showSecond()
                    assembly.presenter?.viewDidAppear()
                    (presenter, view) = (assembly.presenter, assembly.view)
                }
                time.advance(by: .seconds(3))
                expect(presenter).to(beNil())
                expect(view).to(beNil())
            }
        }
    }
}
