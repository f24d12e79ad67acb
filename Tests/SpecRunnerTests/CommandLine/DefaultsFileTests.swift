import SpecEvents
import XCTest

@testable import SpecRunner

/// The options of the file `.specs`, and what comes before them.
final class DefaultsFileTests: XCTestCase {
    private func options(
        _ arguments: String...,
        defaults: String,
        folder: String = "",
        environment: [String: String] = [:]
    ) throws -> Options {
        try OptionParser.options(
            from: arguments,
            environment: environment,
            defaults: { DefaultsFile(defaults, folder: folder) }
        )
    }

    private func problem(
        _ arguments: String...,
        defaults: String = "",
        environment: [String: String]? = nil,
        line: UInt = #line
    ) -> String {
        problem(arguments, defaults: defaults, environment: environment, line: line)
    }

    private func problem(
        _ arguments: [String],
        defaults: String = "",
        environment: [String: String]? = nil,
        line: UInt = #line
    ) -> String {
        do {
            _ = try OptionParser.options(
                from: arguments,
                environment: environment,
                defaults: { DefaultsFile(defaults) }
            )
            XCTFail("no error", line: line)
            return ""
        } catch {
            return "\(error)"
        }
    }

    func testEachLineIsAnOptionAndTheRestIsAComment() throws {
        let options = try options(
            defaults: """
                # how we run

                  --order random
                --jobs=4\r
                --fail-fast
                --require-expectations
                --filter 'a b'
                --filter "c # d"
                --tag slow and not network
                """
        )
        XCTAssertEqual(options.request.order, .random)
        XCTAssertEqual(options.jobs, 4)
        XCTAssertTrue(options.request.process.failsFast)
        XCTAssertTrue(options.request.process.requiresExpectations)
        XCTAssertEqual(options.request.filter, "(?:a b)|(?:c # d)")
        XCTAssertEqual(options.request.tags, "slow and not network")
    }

    func testTheCommandLineComesFirst() throws {
        let defaults = "--jobs 4\n--order declared\n--format dots\n--junit a.xml\n--bundle b\n"
        XCTAssertEqual(try options("--jobs", "2", defaults: defaults).jobs, 2)
        XCTAssertEqual(try options(defaults: defaults).jobs, 4)
        XCTAssertEqual(try options("--format=gnu", defaults: defaults).format, .gnu)
        XCTAssertEqual(try options("--seed", "7", defaults: defaults).request.seed, 7)
        XCTAssertEqual(try options("--seed", "7", defaults: defaults).request.order, .random)
        XCTAssertEqual(try options("--order", "declared", defaults: "--seed 7").request, Request())
        XCTAssertEqual(try options("--list", defaults: defaults).files, [:])
        XCTAssertEqual(try options("--watch", defaults: defaults).bundles, [])
        XCTAssertFalse(try options("--bundle", "b", defaults: "--watch").isWatching)
        XCTAssertNil(try options("--bundle", "b", defaults: "--coverage a").coverage)
        XCTAssertNil(try options("--list", defaults: "--coverage a").coverage)
        XCTAssertEqual(try options("--coverage", "a", defaults: "--bundle b").bundles, [])
        XCTAssertEqual(try options("--no-defaults", defaults: defaults).jobs, 1)
    }

    func testOptionsOfTheBuildAndBundlesReplaceEachOther() throws {
        let defaults = "--build-system swiftbuild\n-Xswiftc -DA\n-Xswiftc -DB\n--scratch-path out\n"
        XCTAssertEqual(
            try options(defaults: defaults, folder: "/root").build.arguments,
            ["--build-system", "swiftbuild", "-Xswiftc", "-DA", "-Xswiftc", "-DB", "--scratch-path", "/root/out"]
        )
        XCTAssertEqual(
            try options("-Xswiftc", "-DC", defaults: defaults).build.arguments,
            ["-Xswiftc", "-DC", "--build-system", "swiftbuild", "--scratch-path", "out"]
        )
        XCTAssertEqual(try options("--bundle", "a", defaults: defaults).build.arguments, [])
        XCTAssertEqual(try options("--bundle", "a", defaults: "--bundle b\n--bundle c").bundles, ["a"])
        XCTAssertEqual(try options(defaults: "--bundle b\n--bundle c").bundles, ["b", "c"])
        XCTAssertEqual(try options("-c", "release", defaults: "--bundle b").bundles, [])
        XCTAssertEqual(try options("--package-path", "p", defaults: "--bundle b").bundles, [])
    }

    func testFiltersAndTagsAreAdded() throws {
        let options = try options("--filter", "a", "--tag", "b", defaults: "--filter c\n--skip-tag d")
        XCTAssertEqual(options.request.filter, "(?:a)|(?:c)")
        XCTAssertEqual(options.request.tags, "(b) and (not (d))")
    }

    func testWhatTheFileSelectsIsSaid() throws {
        let defaults = "--filter a\n--seed 7\n--shard 1/2\n--skip-tag 'b and c'\n--only-failures\n--changed main"
        XCTAssertEqual(
            try options(defaults: defaults).selectionNotice,
            "note: .specs selects the examples by --filter a --shard 1/2 --skip-tag 'b and c' --only-failures --changed main; "
                + "--no-defaults runs all"
        )
        XCTAssertEqual(
            try options("bisect", defaults: "--tag a").selectionNotice,
            "note: .specs selects the examples by --tag a; --no-defaults runs all"
        )
        XCTAssertNil(try options("--tag", "a", defaults: "--jobs 2").selectionNotice)
        XCTAssertNil(try options("--shard", "1/3", defaults: "--shard 1/2").selectionNotice)
        XCTAssertNil(try options("--no-defaults", defaults: defaults).selectionNotice)
        XCTAssertNil(try options("report", "a", defaults: defaults).selectionNotice)
    }

    func testTheEnvironmentComesBeforeTheFile() throws {
        let defaults = "--filter a\n--seed 7\n--shard 1/2\n--junit a.xml\n--tag b"
        let variables = [
            "SPEC_FILTER": "x", "SPEC_ORDER": "declared", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "2",
            "XML_OUTPUT_FILE": "x.xml", "SPEC_TAGS": "y",
        ]
        let options = try options(defaults: defaults, environment: variables)
        XCTAssertEqual(options.request.filter, "x")
        XCTAssertEqual(options.request.order, .declared)
        XCTAssertNil(options.request.seed)
        XCTAssertEqual(options.shard, Shard(number: 3, of: 3))
        XCTAssertEqual(options.files, [.junit: "x.xml"])
        XCTAssertEqual(options.request.tags, "(b) and (y)")
        XCTAssertEqual(try self.options(defaults: defaults).request.seed, 7)
        XCTAssertEqual(
            try self.options(defaults: defaults, environment: ["TESTBRIDGE_TEST_ONLY": "z"]).request.filter,
            "z"
        )
    }

    func testACommandTakesOnlyTheDefaultsThatItUses() throws {
        let defaults = "--jobs 4\n--html a.html\n--order declared\n--format dots"
        XCTAssertEqual(try options("bisect", defaults: defaults).files, [:])
        XCTAssertEqual(try options("report", "a", defaults: defaults).files, [.html: "a.html"])
    }

    func testPathsOfTheFileStartInItsFolder() throws {
        let defaults = "--html a.html\n--junit /b.xml\n--filter c"
        let options = try options(defaults: defaults, folder: "/root")
        XCTAssertEqual(options.files, [.html: "/root/a.html", .junit: "/b.xml"])
        XCTAssertEqual(options.request.filter, "c")
        XCTAssertEqual(try self.options("--html", "d", defaults: defaults, folder: "/root").files[.html], "d")
    }

    func testAReportOfTheFileDoesNotReplaceTheRecordingThatIsRead() {
        XCTAssertEqual(
            problem("report", "/a", defaults: "--html /a"),
            "/a is read, and a report would replace it; give the report another file"
        )
    }

    func testWhatIsInQuotesIsTheValueAsItIs() throws {
        let options = try options(defaults: "--filter 'a --tag b'\n--title it's \"so\"\n-Xswiftc=-c\n--filter -1")
        XCTAssertEqual(options.request.filters, ["a --tag b", "-1"])
        XCTAssertEqual(options.title, "it's \"so\"")
        XCTAssertEqual(options.build.arguments, ["-Xswiftc", "-c"])
    }

    func testPathsAreComparedByTheFilesThatTheyLeadTo() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "same-file-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "real"), withIntermediateDirectories: true)
        func path(_ name: String) -> String { "\(folder.path)/\(name)" }
        try "{}".write(toFile: path("old"), atomically: true, encoding: .utf8)
        XCTAssertEqual(symlink(path("old"), path("link")), 0)
        XCTAssertEqual(link(path("old"), path("hard")), 0)
        XCTAssertEqual(symlink(path("real"), path("alias")), 0)
        let same = [
            ("old", "./old"), ("old", "link"), ("old", "hard"), ("real/../old", "old"), ("new", "real/../new"),
            ("alias/new", "real/new"), ("alias/gone/new", "real/gone/new"), ("./a", "a"),
        ]
        for (one, other) in same {
            let (one, other) = (path(one), path(other))
            let reports = "\(other) is the file of two reports; give each report its own file"
            XCTAssertEqual(problem("--html", one, "--html", one), "--html is given twice")
            for (words, defaults) in [
                (["--html", one, "--junit", other], ""), (["--coverage", one], "--json \(other)"),
            ] {
                let message = problem(words, defaults: defaults)
                XCTAssertTrue([reports, reports.replacing(other, with: one)].contains(message), message)
            }
            XCTAssertEqual(
                problem("report", one, "--json", other),
                "\(one) is read, and a report would replace it; give the report another file"
            )
            let bazel = problem("report", one, environment: ["XML_OUTPUT_FILE": other])
            XCTAssertTrue(bazel.hasPrefix("\(one) is read, and a report"), bazel)
        }
        XCTAssertNoThrow(
            try options("--html", path("old"), "--json", path("new"), defaults: "--junit \(path("real/old"))")
        )
    }

    func testABadLineIsNamed() {
        let open = "has no end at the end of the line; write the whole value in quotes"
        for (defaults, message) in [
            ("\n# x\n--fromat dots", ".specs:3: unknown option --fromat; did you mean --format?"),
            ("--jobs x", ".specs:1: --jobs x: the value has to be a whole number, 1 or greater"),
            ("--jobs", ".specs:1: --jobs needs a value: how many processes to run at once"),
            ("--fail-fast yes", ".specs:1: --fail-fast takes no value"),
            ("Tests/CartSpec.swift", ".specs:1: Tests/CartSpec.swift: only options may be defaults, one a line"),
            ("--jobs 2\n--jobs 3", ".specs:2: --jobs is given twice"),
            ("--seed 7\n--order declared", ".specs:2: --seed 7 is for a random order, not for --order declared"),
            ("--html a\n--json a", ".specs:2: a is the file of two reports; give each report its own file"),
            ("--help", ".specs:1: --help cannot be a default"),
            ("-h", ".specs:1: -h cannot be a default"),
            ("--no-defaults", ".specs:1: --no-defaults cannot be a default"),
            ("--list", ".specs:1: --list cannot be a default"),
            ("--package-path a", ".specs:1: --package-path cannot be a default"),
            (
                "\n--history h --fail-on \"flaky > 0 %\"",
                ".specs:2: --fail-on is a second option in the line; write each option in a line of its own, or the "
                    + "value in quotes"
            ),
            (
                "--jobs 2 --fail-fast",
                ".specs:1: --fail-fast is a second option in the line; write each option in a line of its own, or the "
                    + "value in quotes"
            ),
            (
                "--filter a --tag=b",
                ".specs:1: --tag is a second option in the line; write each option in a line of its own, or the value "
                    + "in quotes"
            ),
            (
                "--fail-fast -c release",
                ".specs:1: -c is a second option in the line; write each option in a line of its own, or the value in "
                    + "quotes"
            ),
            ("--filter 'a b", ".specs:1: the quote ' \(open)"),
            ("--title=\"a", ".specs:1: the quote \" \(open)"),
            ("--title \"a\" b", ".specs:1: the quote \" \(open)"),
        ] {
            XCTAssertEqual(problem(defaults: defaults), message)
            XCTAssertNoThrow(try options("--no-defaults", defaults: defaults))
        }
    }

    func testTheHelpTellsTheDefaults() {
        let file = DefaultsFile("# x\n--jobs 4\n--order random", path: "/p/.specs", folder: "/p")
        XCTAssertEqual(
            DefaultsFile.help(file, areLeftOut: false),
            """
            defaults, from /p/.specs; other values on the command line or in the environment come first:
              --jobs 4
              --order random

            """
        )
        XCTAssertEqual(
            DefaultsFile.help(file, areLeftOut: true),
            "defaults: those of /p/.specs are left out by --no-defaults\n"
        )
        let none = "defaults: none; the file .specs beside Package.swift may hold some, one option a line\n"
        XCTAssertEqual(DefaultsFile.help(nil, areLeftOut: false), none)
        XCTAssertEqual(DefaultsFile.help(DefaultsFile("# x\n"), areLeftOut: false), none)
    }
}

/// The file `.specs` of a package, read by the runner as a process.
final class DefaultsFileProcessTests: RunnerProcessTestCase {
    private func write(_ text: String) throws {
        try text.write(toFile: runner.file(".specs"), atomically: true, encoding: .utf8)
    }

    func testTheyHoldUnlessTheyAreLeftOut() throws {
        try write("--filter awaits\n--format dots\n")
        let list = try runner.run("Green", "--list")
        XCTAssertEqual(list.output, "GreenSpec › arithmetic › awaits\n")
        XCTAssertEqual(list.errors, "note: .specs selects the examples by --filter awaits; --no-defaults runs all\n")
        let (some, all) = (try runner.run("Green").output, try runner.run("Green", "--no-defaults").output)
        XCTAssertTrue(some.hasPrefix(".\n\n1 example in "), some)
        XCTAssertTrue(all.hasPrefix("arithmetic\n") && all.contains("3 examples in "), all)
    }

    func testTheyAreThoseOfThePackageFromAnyFolderInIt() throws {
        try write("--junit report.xml\n--filter awaits")
        for path in ["Package.swift", "Tests/A/x"] {
            let file = runner.folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: file)
        }
        try runner.startShell(
            "cd Tests/A && exec '\(RunnerProcess.path)' --bundle '\(FixtureProcess.path)' --format dots",
            environment: ["FIXTURE": "Green"]
        )
        let result = runner.result()
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(result.output.contains("1 example in "), result.output)
        XCTAssertTrue(runner.text("report.xml").contains("awaits"))
        XCTAssertTrue(FileManager.default.fileExists(atPath: runner.file(".build/specs/last-run")))
    }

    func testABadOneEndsTheRunAndAllIsInTheHelp() throws {
        try write("--jobs 2\n--jobs\n")
        let result = try runner.run("Green")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(result.errors, "error: .specs:2: --jobs is given twice\n")
        let help = try runner.run("Green", "--help")
        XCTAssertEqual(help.status, 0, help.errors)
        XCTAssertEqual(
            help.output,
            Options.Command.run.help + DefaultsFile.help(DefaultsFile("--jobs 2\n--jobs"), areLeftOut: false)
        )
        let without = try runner.run("Green", "--help", "--no-defaults")
        XCTAssertTrue(without.output.hasSuffix("defaults: those of .specs are left out by --no-defaults\n"))
    }

    func testAFileThatCannotBeReadIsAnError() throws {
        try FileManager.default.createDirectory(atPath: runner.file(".specs"), withIntermediateDirectories: true)
        let result = try runner.run("Green")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors,
            "error: .specs cannot be read; it has to be a text file, or --no-defaults leaves it out\n"
        )
    }
}
