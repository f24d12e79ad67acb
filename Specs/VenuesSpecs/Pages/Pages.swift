import ScreenTesting

/// The screen on which users log in.
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

/// The screen that greets the user.
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

/// The screen on which users register.
struct RegistrationPage: ElementBrowser {
    let request = SearchRequest(id: "registrationScreen", type: .other)

    var email: SimpleElementBrowser { descendant(.textField, id: "emailTextField") }
    var password: SimpleElementBrowser { descendant(.secureTextField, id: "passwordTextField") }
    var confirmation: SimpleElementBrowser { descendant(.secureTextField, id: "confirmPasswordTextField") }
    var missing: SimpleElementBrowser { descendant(.staticText, id: "missing") }
    var errorMessage: SimpleElementBrowser { descendant(.staticText, id: "errorMessage") }
    var indicator: SimpleElementBrowser { descendant(.activityIndicator, id: "indicator") }
    var registerButton: SimpleElementBrowser { descendant(.button, id: "registerButton") }

    /// Fills in the form. The Return key after the email address makes the screen check the address.
    @MainActor func fill(email address: String, password text: String) {
        email.typeText(address + "\n")
        password.typeText(text)
        confirmation.typeText(text)
    }
}

/// The list of venues nearby.
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

/// A venue in the list.
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

/// A venue's details. The label of this screen is the venue's name.
struct VenueDetailPage: ElementBrowser {
    let request = SearchRequest(id: "venueDetailScreen", type: .other)

    var loader: SimpleElementBrowser { descendant(.activityIndicator, id: "loader") }
    var address: SimpleElementBrowser { descendant(.staticText, id: "address") }
    var hours: SimpleElementBrowser { descendant(.staticText, id: "hours") }
    var tip: SimpleElementBrowser { descendant(.staticText, id: "tip") }
    var message: SimpleElementBrowser { descendant(.staticText, id: "message") }
    var retryButton: SimpleElementBrowser { descendant(.button, id: "retryButton") }
}

/// The setting for whether the application may use the user's location.
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
