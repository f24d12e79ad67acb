import ExampleKit
import Foundation

// The account model and screen that `AccountModelSpec` tests, and a mock of the model's service.

typealias NameCallback = (_ isFree: Bool, _ error: NSError?) -> Void

protocol AccountService {
    func create(named name: String, withPin pin: String, andCallback callback: @escaping NameCallback)
    func checkName(_ name: String, withCallback callback: @escaping NameCallback)
}

class AccountServiceMock: AccountService {
    func create(named name: String, withPin pin: String, andCallback callback: @escaping NameCallback) {
        DispatchQueue.main.asyncAfter(
            deadline: DispatchTime.now() + .milliseconds(10),
            execute: {
                callback(true, nil)
            }
        )
    }

    func checkName(_ name: String, withCallback callback: @escaping NameCallback) {
        DispatchQueue.main.asyncAfter(
            deadline: DispatchTime.now() + .milliseconds(10),
            execute: {
                callback(false, nil)
            }
        )
    }
}

class Bound<T> {
    var value: T { didSet { listener?(value) } }
    private var listener: ((T) -> Void)?

    init(_ value: T) {
        self.value = value
    }

    func bindAndFire(_ listener: @escaping (T) -> Void) {
        self.listener = listener
        listener(value)
    }
}

class AccountModel {
    var name: String? { didSet { openOrClose() } }
    var pin: String? { didSet { openOrClose() } }
    var pinAgain: String? { didSet { openOrClose() } }
    var isOpen = Bound(false)
    var problem = Bound("")
    var isCreated = Bound(false)
    var service: AccountService

    init(service: AccountService) {
        self.service = service
    }

    func openOrClose() {
        isOpen.value = nameValid() && pinValid()
    }

    func nameValid() -> Bool {
        name?.range(of: "^[a-z]{3,}$", options: .regularExpression) != nil
    }

    func pinValid() -> Bool {
        guard let pin = pin, let pinAgain = pinAgain else { return false }
        return pin == pinAgain && pin.count >= 4
    }

    func checkName(_ name: String, withCallback callback: @escaping (Bool?) -> (Void)) {
        service.checkName(name) { (isFree, error) in
            if let _ = error {
                self.problem.value = "Something went wrong"
            } else if !isFree {
                self.isOpen.value = false
                callback(isFree)
            }
        }
    }

    func create() {
        guard isOpen.value == true, let name = name, let pin = pin else { return }
        service.create(named: name, withPin: pin) { (isCreated, error) in
            self.isCreated.value = error == nil && isCreated
        }
    }
}

final class AccountScreen: Screen {
    init(model: AccountModel) {
        let name = TextField(identifier: "name")
        let fields = (pin: SecureTextField(identifier: "pin"), again: SecureTextField(placeholder: "Once more"))
        let button = Button("Create") { model.create() }
        super.init(title: "Account", [name, fields.pin, fields.again, button])
        name.onChange = { model.name = $0 }
        fields.pin.onChange = { model.pin = $0 }
        fields.again.onChange = { model.pinAgain = $0 }
        model.isOpen.bindAndFire { button.isEnabled = $0 }
    }
}
