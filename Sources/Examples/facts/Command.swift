/// What the reader can do.
enum Command: Equatable, CaseIterable {
    case load, details, back, quit

    /// The letter that stands for the command.
    var key: Character {
        switch self {
        case .load: "l"
        case .details: "d"
        case .back: "b"
        case .quit: "q"
        }
    }

    /// The letter on the same key of a Russian keyboard: a reader who forgot to switch means the key.
    private var russianKey: Character {
        switch self {
        case .load: "д"
        case .details: "в"
        case .back: "и"
        case .quit: "й"
        }
    }

    /// The command that a line stands for: its letter or its English name, in either case; `nil` if it is none.
    init?(line: String) {
        let word = line.lowercased()
        let command = Self.allCases.first { command in
            [String(command.key), String(command.russianKey), String(describing: command)].contains(word)
        }
        guard let command else { return nil }
        self = command
    }
}
