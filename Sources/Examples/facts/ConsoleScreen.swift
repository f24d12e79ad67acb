import FactsScreen

/// All that the console view shows at a moment.
struct ConsoleScreen: Equatable {
    /// What the presenter asked for.
    var viewState = InfoViewState.initial
    /// Whether the message about a failed load lies over the screen.
    var showsError = false
    /// The fact whose details lie over the screen.
    var detailsIdentifier: Int?
    /// What the last line of the reader could not do.
    var notice: Notice?

    /// A line that did nothing.
    enum Notice: Equatable {
        case unknownCommand(String)
        case notNow(Command)
    }

    /// What the reader can do now, in the order in which it is offered.
    var commands: [Command] {
        if detailsIdentifier != nil { return [.back, .quit] }
        if showsError { return [.load, .back, .quit] }
        return switch viewState {
        case .initial: [.load, .quit]
        case .loading: [.back, .quit]
        case .info: [.details, .load, .back, .quit]
        }
    }
}
