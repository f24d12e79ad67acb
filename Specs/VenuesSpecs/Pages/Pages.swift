import ScreenTesting

/// Where people tell who they are.
struct LoginPage: ElementBrowser {
    let request = SearchRequest(id: "loginScreen", type: .other)

    var loginField: SimpleElementBrowser { descendant(.textField, id: "loginField") }
    var problem: SimpleElementBrowser { descendant(.staticText, id: "loginProblem") }
    var nextButton: SimpleElementBrowser { descendant(.button, id: "nextButton") }
    var registerButton: SimpleElementBrowser { descendant(.button, id: "registerButton") }

    @MainActor func enter(login: String) { loginField.typeText(login) }

    @MainActor func tapNextButton() -> MainPage {
        nextButton.tap()
        return MainPage()
    }

    @MainActor func openRegistration() -> RegistrationPage {
        registerButton.tap()
        return RegistrationPage()
    }
}

/// Where people are greeted.
struct MainPage: ElementBrowser {
    let request = SearchRequest(id: "mainScreen", type: .other)

    var mainLabel: SimpleElementBrowser { descendant(.staticText, id: "mainLabel") }
    var indicator: SimpleElementBrowser { descendant(.activityIndicator, id: "greetingIndicator") }
    var venuesButton: SimpleElementBrowser { descendant(.button, id: "venuesButton") }

    @MainActor func openVenues() -> VenueListPage {
        venuesButton.tap()
        return VenueListPage()
    }
}

/// Where people register.
struct RegistrationPage: ElementBrowser {
    let request = SearchRequest(id: "registrationScreen", type: .other)

    var email: SimpleElementBrowser { descendant(.textField, id: "emailTextField") }
    var password: SimpleElementBrowser { descendant(.secureTextField, id: "passwordTextField") }
    var confirmation: SimpleElementBrowser { descendant(.secureTextField, id: "confirmPasswordTextField") }
    var missing: SimpleElementBrowser { descendant(.staticText, id: "missing") }
    var errorMessage: SimpleElementBrowser { descendant(.staticText, id: "errorMessage") }
    var indicator: SimpleElementBrowser { descendant(.activityIndicator, id: "indicator") }
    var registerButton: SimpleElementBrowser { descendant(.button, id: "registerButton") }

    /// Fills the form. The return key at the end of the address has it checked.
    @MainActor func fill(email address: String, password text: String) {
        email.typeText(address + "\n")
        password.typeText(text)
        confirmation.typeText(text)
    }
}

/// The venues around.
struct VenueListPage: ElementBrowser {
    let request = SearchRequest(id: "venueListScreen", type: .other)

    var loader: SimpleElementBrowser { descendant(.activityIndicator, id: "loader") }
    var list: ListBrowser { list("venueList") }
    var message: SimpleElementBrowser { descendant(.staticText, id: "message") }
    var retryButton: SimpleElementBrowser { descendant(.button, id: "retryButton") }
    var settingsButton: SimpleElementBrowser { descendant(.button, id: "settingsButton") }

    func venue(_ id: Int) -> VenueCell { VenueCell(id: id, in: list) }

    @MainActor func open(venue id: Int) -> VenueDetailPage {
        venue(id).tap()
        return VenueDetailPage()
    }

    @MainActor func openSettings() -> SettingsPage {
        settingsButton.tap()
        return SettingsPage()
    }
}

/// One venue of the list.
struct VenueCell: ElementBrowser {
    let request: SearchRequest
    let parentBrowser: (any ElementBrowser)?

    var title: SimpleElementBrowser { descendant(.staticText, id: "title") }
    var subtitle: SimpleElementBrowser { descendant(.staticText, id: "subtitle") }

    init(id: Int, in list: any ElementBrowser) {
        request = SearchRequest(id: "venue \(id)", type: .cell)
        parentBrowser = list
    }
}

/// One venue, with all that is known of it. Its label is the name of the venue.
struct VenueDetailPage: ElementBrowser {
    let request = SearchRequest(id: "venueDetailScreen", type: .other)

    var loader: SimpleElementBrowser { descendant(.activityIndicator, id: "loader") }
    var address: SimpleElementBrowser { descendant(.staticText, id: "address") }
    var hours: SimpleElementBrowser { descendant(.staticText, id: "hours") }
    var tip: SimpleElementBrowser { descendant(.staticText, id: "tip") }
    var message: SimpleElementBrowser { descendant(.staticText, id: "message") }
    var retryButton: SimpleElementBrowser { descendant(.button, id: "retryButton") }
}

/// Whether the application may know where people are.
struct SettingsPage: ElementBrowser {
    let request = SearchRequest(id: "settingsScreen", type: .other)

    var state: SimpleElementBrowser { descendant(.staticText, id: "locationState") }
    var allowButton: SimpleElementBrowser { descendant(.button, id: "allowButton") }
    var forbidButton: SimpleElementBrowser { descendant(.button, id: "forbidButton") }
}

/// The commands below each screen.
struct CommandsPage: ElementBrowser {
    let request = SearchRequest(id: "commands", type: .toolbar)

    var back: SimpleElementBrowser { descendant(.toolbarButton, id: "back") }
    var quit: SimpleElementBrowser { descendant(.toolbarButton, id: "quit") }
}
