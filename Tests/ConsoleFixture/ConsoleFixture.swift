import ConsoleUI

/// An application as a process of its own, on a terminal that a test made: shows the keys that came in, and quits by a word.
/// With an argument, it is a program that does not know the argument.
@main struct ConsoleFixture {
    @MainActor static func main() async {
        var reader = ArgumentReader(CommandLine.arguments.dropFirst())
        if reader.next() != nil { ProgramFailure(of: "fixture", reader.unknownArgument) { "\($0)" }.endProcess() }
        let field = TextField(title: "Text")
        let terminal = Terminal()
        let application = ConsoleApplication(window: Window(Screen(title: "Fixture", [field])), output: terminal)
        field.onSubmit = { text in if text == "quit" { application.quit() } }
        let hasQuit = await terminal.run(application)
        terminal.write(hasQuit ? "quit\n" : "end\n")
    }
}
