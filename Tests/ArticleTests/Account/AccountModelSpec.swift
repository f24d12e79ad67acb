import ExampleKit
import QuickNimble
import ScreenTesting

// Samples from the article on automated tests: a view model, tested with XCTest's assertions and expectations and a mocked
// service, and then the view model's screen.

class AccountModelSpec: QuickSpec {
    var model: AccountModel!

    override func setUp() {
        super.setUp()
        model = AccountModel(service: AccountServiceMock())
    }

    override func tearDown() {
        model = nil
        super.tearDown()
    }

    override func spec() {
        describe("The model of an account") {
            it("tells wrong names from right ones") {
                self.model.name = "an"
                XCTAssertFalse(self.model.nameValid(), "\(self.model.name!) shouldn't be correct")
                self.model.name = nil
                XCTAssertFalse(self.model.nameValid(), "no name shouldn't be correct")
                self.model.name = "ana"
                XCTAssert(self.model.nameValid(), "\(self.model.name!) should be correct")
            }

            it("is closed if the name is taken") {
                let exp = self.expectation(description: "Ask for the name")
                self.model.isOpen.value = true
                self.model.checkName("ana") { isFree in
                    XCTAssert(self.model.isOpen.value == false, "The name is taken, the account should be closed")
                    exp.fulfill()
                }
                self.waitForExpectations(timeout: 3.0) { error in
                    if let _ = error {
                        XCTAssert(false, "Timeout while asking for the name")
                    }
                }
            }

            it("is created") {
                let exp = self.expectation(description: "Create")
                self.model.name = "ana"
                self.model.pin = "1234"
                self.model.pinAgain = "1234"
                self.model.create()

                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(40)) {
                    XCTAssert(self.model.isCreated.value, "The account must be there")
                    exp.fulfill()
                }
                self.waitForExpectations(timeout: 4.0) { error in
                    if let _ = error {
                        XCTAssert(false, "Timeout while creating an account")
                    }
                }
            }
        }

        describe("The screen of an account") {
            aroundEach { example in
                withScreen(Window(AccountScreen(model: self.model))) { example() }
            }

            it("enables its button when all fields are right") {
                let createButton = SimpleElementBrowser(request: SearchRequest(type: .button, label: "Create"))
                XCTAssert(try createButton.view.isEnabled == false, "The button should be disabled")

                // Found by its parent element
                let nameField = SimpleElementBrowser(request: SearchRequest(type: .other, label: "Account"))
                    .children(.textField)
                nameField.tap()
                nameField.typeText("ana")
                XCTAssert(try createButton.view.isEnabled == false, "The button should be disabled")

                // Found by its identifier
                let pinField = TextFieldBrowser("pin", isSecure: true)
                pinField.tap()
                pinField.typeText("1234")
                XCTAssert(try createButton.view.isEnabled == false, "The button should be disabled")

                // Found by its placeholder
                let pinAgainField = TextFieldBrowser(placeholder: "Once more", isSecure: true)
                pinAgainField.tap()
                pinAgainField.typeText("12")
                XCTAssert(try createButton.view.isEnabled == false, "The button should be disabled")
                pinAgainField.typeText("34")
                XCTAssert(try createButton.view.isEnabled == true, "The button should be enabled")
            }
        }
    }
}
