import Expect
import Spec

/// The code blocks on the page, word for word, and the code under test that they need.
final class DoublesSnippets: SpecCase {
    override func spec() {
        describe("a login") {
            var navigation: NavigationSpy!
            var login: Login!

            beforeEach {
                navigation = NavigationSpy()
                login = Login(accounts: AccountsStub(balance: .success(3)), navigation: navigation)
            }

            it("shows the account, once") {
                await login.open("Ann")
                expect(navigation.shown) == ["Ann: 3"]
            }
        }

        describe("a login without a network") {
            it("says so") {
                let navigation = NavigationSpy()
                let login = Login(accounts: AccountsStub(balance: .failure(NoNetwork())), navigation: navigation)
                await login.open("Ann")
                expect(navigation.shown) == ["no network"]
            }
        }

        describe("a login whose answer is late") {
            it("loads until then") {
                let accounts = WaitingAccounts()
                let login = Login(accounts: accounts, navigation: NavigationSpy())
                let opening = Task { await login.open("Ann") }
                await expect(accounts.calls).toEventually(haveCount(1))
                expect(login.isLoading).to(beTrue())
                accounts.answer(.success(3))
                await opening.value
                expect(login.isLoading).to(beFalse())
            }
        }
    }
}

final class NavigationSpy: Navigation {
    private(set) var shown: [String] = []

    func show(_ screen: String) { shown.append(screen) }
}

struct AccountsStub: Accounts {
    var balance: Result<Int, any Error>

    func balance(of name: String) async throws -> Int { try balance.get() }
}

final class WaitingAccounts: Accounts {
    private(set) var calls: [CheckedContinuation<Int, any Error>] = []

    func balance(of name: String) async throws -> Int {
        try await withCheckedThrowingContinuation { calls.append($0) }
    }

    func answer(_ balance: Result<Int, any Error>) { calls.removeFirst().resume(with: balance) }
}

// MARK: The code under test

@MainActor protocol Accounts {
    func balance(of name: String) async throws -> Int
}

@MainActor protocol Navigation {
    func show(_ screen: String)
}

struct NoNetwork: Error {}

@MainActor final class Login {
    private let accounts: any Accounts
    private let navigation: any Navigation
    private(set) var isLoading = false

    init(accounts: any Accounts, navigation: any Navigation) {
        (self.accounts, self.navigation) = (accounts, navigation)
    }

    func open(_ name: String) async {
        isLoading = true
        defer { isLoading = false }
        do {
            navigation.show("\(name): \(try await accounts.balance(of: name))")
        } catch {
            navigation.show("no network")
        }
    }
}
