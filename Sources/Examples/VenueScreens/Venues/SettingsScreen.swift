import ExampleKit

final class SettingsScreen: Screen {
    private let settings: LocationSettings
    private let state = Label(identifier: "locationState")
    private lazy var allow = Button(identifier: "allowButton", "Allow", letters: "a") { [weak self] in
        self?.set(isAllowed: true)
    }
    private lazy var forbid = Button(identifier: "forbidButton", "Forbid", letters: "f") { [weak self] in
        self?.set(isAllowed: false)
    }

    init(settings: LocationSettings) {
        self.settings = settings
        super.init(identifier: "settingsScreen", title: "Settings", [state])
        for button in [allow, forbid] { addSubview(button) }
        show()
    }

    private func set(isAllowed: Bool) {
        settings.isAllowed = isAllowed
        show()
    }

    private func show() {
        state.text = "Venues \(settings.isAllowed ? "may" : "may not") know where you are."
        allow.isHidden = settings.isAllowed
        forbid.isHidden = !settings.isAllowed
    }
}
