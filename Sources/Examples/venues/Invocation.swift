import ConsoleUI
import ScreenElements
import VenueScreens

/// What the command line asks for.
enum Invocation: Equatable {
    case help
    case run(Options)

    struct Options: Equatable {
        /// The server; `nil` for the one that ships inside.
        var url: String?
        /// Where people are; `nil` if that cannot be found out.
        var location = Location(latitude: 48.2104, longitude: 16.3655)
        var deniesLocation = false
    }

    static let usage = """
        Shows the venues around you: log in or register, look at the list, open a venue.

        USAGE: venues [--url URL] [--location LATITUDE,LONGITUDE] [--deny-location]

          --url URL         Ask this server; without it, venues that ship inside are served on loopback.
          --location LATITUDE,LONGITUDE
                            Where you are, in degrees; by default 48.2104,16.3655. “unknown” is a place that cannot be
                            found out.
          --deny-location   Begin without access to your location.
          --screen-server   Let the spec that started this look at the screen and act on it, on descriptors 3 and 4.
          --help            Print this.

        In a terminal, the tab key and the arrows lead from one control to the next, and the escape key leads back. From a
        pipe a line is the text of a field, the letter of a command, or the number of a venue; an empty line leaves a field
        as it is. From the login to a venue and back:
        printf 'ana\\nnext\\nv\\n1\\nb\\nq\\n' | venues

        """

    /// Reads the arguments that follow the name of the program. The last of two equal options counts.
    init(_ arguments: some Sequence<String>) throws(ArgumentError) {
        var options = Options()
        var reader = ArgumentReader(arguments)
        while let option = reader.next() {
            switch option {
            case "--help", "-h":
                try reader.refuseValue()
                self = .help
                return
            case ScreenServer.flag: try reader.refuseValue()
            case "--url": options.url = try reader.value()
            case "--location": options.location = try Self.location(reader.value())
            case "--deny-location":
                try reader.refuseValue()
                options.deniesLocation = true
            default: throw reader.unknownArgument
            }
        }
        self = .run(options)
    }

    private static func location(_ text: String) throws(ArgumentError) -> Location? {
        guard text != "unknown" else { return nil }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard
            numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
            let location = Location(latitude: latitude, longitude: longitude)
        else { throw .badLocation(text) }
        return location
    }
}

extension ArgumentError {
    fileprivate static func badLocation(_ text: String) -> ArgumentError {
        ArgumentError("“\(text)” is no location, expected one like 48.2104,16.3655, or unknown")
    }
}
