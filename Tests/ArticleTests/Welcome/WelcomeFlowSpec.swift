import ExampleKit
import Dispatch
import QuickNimble
import ScreenTesting
import VirtualTime

// Samples from the talk on fast tests of flows: presenters by themselves, the same flow on its screens in KIF style,
// a queue on virtual time, page objects, and a single screen by itself.

final class WelcomeFlowSpec: QuickSpec {
    override func spec() {
        describe("The flow from a name to a welcome") {
            it("is walked through by its presenters alone") {
                // given
                let nameAssembly = MockNameAssembly()
                let welcomeAssembly = MockWelcomeAssembly()
                let navigation = MockNavigation()
                let coordinator = WelcomeCoordinator(nameAssembly, welcomeAssembly, navigation: navigation)

                // when
                coordinator.start()
                nameAssembly.presenter?.nameChanged(to: "Rosa")
                nameAssembly.presenter?.didTapEnter()
                welcomeAssembly.presenter?.viewDidAppear()

                // then
                XCTAssertTrue(navigation.screens.last is MockWelcomeScreen)
                let view = try XCTUnwrap(welcomeAssembly.view)
                XCTAssertEqual(view.text, "Welcome")
            }
        }

        describe("The screens of the flow") {
            var navigationStack: NavigationStack!

            aroundEach { example in
                navigationStack = NavigationStack()
                withScreen(Window(navigationStack)) { example() }
            }

            it("lead to the welcome, for people who tap") {
                // given
                let testQueue = TestDispatchQueue()
                let testQueues = TestQueueFactory(testQueue: testQueue)
                let coordinator = WelcomeCoordinator(
                    NameAssembly(),
                    WelcomeAssembly(queues: testQueues),
                    navigation: navigationStack
                )

                // when
                coordinator.start()
                tester().usingIdentifier("name").enterText("Rosa")
                tester().usingIdentifier("enter").tap()
                tester().waitForAnimationsToFinish()
                testQueue.run()

                // then
                let label = try XCTUnwrap(tester().usingIdentifier("welcome").view as? Label)
                XCTAssertEqual(label.text, "Welcome")
            }

            it("lead to the welcome, told by page objects") {
                // given
                let testQueue = TestDispatchQueue()
                let testQueues = TestQueueFactory(testQueue: testQueue)
                let coordinator = WelcomeCoordinator(
                    NameAssembly(),
                    WelcomeAssembly(queues: testQueues),
                    navigation: navigationStack
                )
                let namePage = NamePage()
                let welcomePage = WelcomePage()

                // when
                coordinator.start()
                namePage.enter(name: "Rosa")
                namePage.tapEnter()

                tester().waitForAnimationsToFinish()
                testQueue.advance(by: DispatchTimeInterval.seconds(3))

                // then
                try welcomePage.assertText("Welcome")
            }

            it("are looked at one by one, too") {
                // given
                let testQueue = TestDispatchQueue()
                let welcomeAssembly = WelcomeAssembly(queues: TestQueueFactory(testQueue: testQueue))
                let welcomePage = WelcomePage()

                // when
                let screen = welcomeAssembly.assemble()
                navigationStack.show([screen])
                testQueue.run()

                // then
                try welcomePage.assertText("Welcome")
                tester().usingIdentifier("welcome").waitForView()
            }
        }
    }
}

@MainActor final class NamePage {
    func enter(name: String) {
        tester().usingIdentifier("name").enterText(name)
    }

    func tapEnter() {
        tester().usingIdentifier("enter").tap()
    }
}

@MainActor final class WelcomePage {
    func assertText(_ text: String) throws {
        let label = try XCTUnwrap(tester().usingIdentifier("welcome").view as? Label)
        XCTAssertEqual(label.text, text)
    }
}
