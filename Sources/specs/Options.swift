/// What the command line asks for.
struct Options: Equatable {
    enum Format: String, CaseIterable {
        case documentation, dots, none
    }

    var format = Format.documentation
    var request = Request()
    /// Whether to print the names and run nothing.
    var isList = false
    /// The test executable to run; it is built first, and found, if this is `nil`.
    var bundle: String?
    var isHelp = false

    static let help = """
        usage: swift run specs [options] [FILE:LINE …]

        Builds the package's tests, runs its specs in a process of their own, and prints them as documentation.

          --format FORMAT   documentation (as it is without this option), dots, or none
          --filter REGEX    only examples in whose name the regular expression occurs; the name is
                            Class › outer group › inner group › example
          --tag TAGS        only examples with this tag; also an expression: 'slow and not (network or ios)'
          --skip-tag TAGS   no examples with this tag, or that match this expression
          FILE:LINE         only the example or the group that is declared there, or last before it
          --order ORDER     declared (as it is without this option) or random
          --seed N          the random order of an earlier run; implies --order random
          --list            print the names, one a line, and run nothing
          --bundle FILE     run this test executable instead of building the package
          --help            print this

        exit status: 0 all passed, 1 something failed, 2 the command line or the build is wrong, 3 nothing to run

        """
}
