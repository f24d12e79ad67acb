import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

final class OptionParserTests: OptionTestCase {
    func testWithoutArgumentsAllIsPrintedAsDocumentation() throws {
        XCTAssertEqual(try options(), Options())
        XCTAssertEqual(try options().format, .documentation)
    }

    func testValuesStandBehindABlankOrAnEqualsSign() throws {
        XCTAssertEqual(try options("--format", "dots").format, .dots)
        XCTAssertEqual(try options("--format=none").format, .none)
        XCTAssertEqual(try options("--filter", "a b").request.filter, "a b")
        XCTAssertEqual(try options("--filter=a=b").request.filter, "a=b")
        XCTAssertEqual(try options("--bundle", "x", "--bundle=y").bundles, ["x", "y"])
        XCTAssertTrue(try options("--list").listsOnly)
        XCTAssertTrue(try options("--help").showsHelp)
        XCTAssertTrue(try options("-h").showsHelp)
    }

    func testAnUnknownOptionIsMetWithTheNearestOne() {
        XCTAssertEqual(problem("--fromat", "dots"), "unknown option --fromat; did you mean --format?")
        XCTAssertEqual(
            problem("--frobnicate"),
            "unknown option --frobnicate; `swift run specs --help` lists all options"
        )
    }

    func testAWordByItselfIsMetWithTheFilter() {
        XCTAssertEqual(
            problem("button"),
            "unexpected argument button: there is no file or folder of this name here; "
                + "to run examples by name, use --filter button"
        )
        XCTAssertEqual(
            problem("a sets it"),
            "unexpected argument a sets it: there is no file or folder of this name here; "
                + "to run examples by name, use --filter 'a sets it'"
        )
    }

    func testAnUnknownFormatIsMetWithAllOfThem() {
        XCTAssertEqual(
            problem("--format", "dot"),
            "--format dot: the value has to be one of documentation, dots, brief, gnu, none; did you mean dots?"
        )
        XCTAssertEqual(
            problem("--format", "xml"),
            "--format xml: the value has to be one of documentation, dots, brief, gnu, none"
        )
    }

    func testAMissingValueIsAskedFor() {
        XCTAssertEqual(problem("--format"), "--format needs a value: documentation, dots, brief, gnu, none")
        XCTAssertEqual(problem("--filter="), "--filter needs a value: a regular expression over the names of examples")
        XCTAssertEqual(problem("--bundle"), "--bundle needs a value: the path of a test executable")
        XCTAssertEqual(problem("--junit", "--json"), "--junit needs a value: the path of the file to write")
        XCTAssertEqual(problem("--tag", "--filter=x"), "--tag needs a value: a tag, or an expression over tags")
    }

    func testABadRegularExpressionIsRefused() {
        XCTAssertEqual(problem("--filter", "("), "--filter (: is not a regular expression: expected ')'")
    }

    func testTagsAddUp() throws {
        XCTAssertEqual(try options("--tag", "slow").request.tags, "slow")
        XCTAssertEqual(try options("--tag", "a or b", "--skip-tag", "c").request.tags, "(a or b) and (not (c))")
        XCTAssertEqual(try options("--skip-tag=c").request.tags, "not (c)")
        XCTAssertEqual(problem("--tag", "a and"), "--tag a and: the expression ends where a tag should be")
        XCTAssertEqual(problem("--skip-tag"), "--skip-tag needs a value: a tag, or an expression over tags")
    }

    func testTheOrder() throws {
        XCTAssertEqual(try options("--order", "random").request.order, .random)
        XCTAssertEqual(try options("--seed", "7").request.order, .random)
        XCTAssertEqual(try options("--seed", "7").request.seed, 7)
        XCTAssertEqual(
            problem("--order", "ramdon"),
            "--order ramdon: the value has to be one of declared, random; did you mean random?"
        )
        XCTAssertEqual(
            problem("--seed", "x"),
            "--seed x: the value has to be a whole number from 0 to 18446744073709551615"
        )
    }

    func testEveryOptionIsInTheHelp() {
        for command in [Options.Command.report, .bisect] {
            XCTAssertTrue(command.help.hasPrefix("usage: swift run specs \(command) [options] "), command.help)
        }
        for (command, flag) in Options.Command.allCases.flatMap({ command in Flag.all.map { (command, $0) } }) {
            XCTAssertEqual(
                command.help.contains("\n  \(flag.name) "),
                command == .run || flag.commands.contains(command),
                "\(command) \(flag.name)"
            )
        }
        XCTAssertTrue(Options.Command.run.help.contains("\nOnly examples run; `swift test` runs all tests.\n"))
        XCTAssertEqual(
            Options.Command.history.help,
            """
            usage: swift run specs history --history FOLDER

            Prints what the runs with --history FOLDER show: when each example was added, when it last failed, how often
            it was flaky in the last 100 runs, which examples became slow, and which no longer exist.

            what to print
              --history FOLDER     keep the results of runs in this folder; the HTML page then shows when each example was
                                   added, when it last failed, how often it was flaky, and what became slow
              --version            print the versions of the package and the toolchain
              --help               print this help

            exit status: 0 success, 2 invalid command line, or another version wrote the folder, 3 no runs

            """
        )
        let bisect = Options.Command.bisect.help
        assertContains(bisect, "\n  --bundle FILE ", "\n  PATH       ", "\n\nhow to run it\n  --order")
    }

    func testNumbers() throws {
        XCTAssertEqual(try options("--jobs", "4", "--slowest=3", "--repeat", "2").jobs, 4)
        XCTAssertEqual(try options().limits, TimeLimits(example: .seconds(60), step: .seconds(600), grace: .seconds(3)))
        XCTAssertEqual(
            try options("--time-limit", "0.5").limits,
            TimeLimits(example: .seconds(0.5), step: .seconds(0.5), grace: .seconds(3))
        )
        XCTAssertEqual(try options("--grace-period", "0.25").limits.grace, .seconds(0.25))
        XCTAssertEqual(problem("--jobs", "0"), "--jobs 0: the value has to be a whole number, 1 or greater")
        XCTAssertEqual(try options().maxFailures, 20)
        XCTAssertEqual(try options("--max-failures-shown", "300").maxFailures, 300)
        XCTAssertEqual(
            problem("--max-failures-shown", "0"),
            "--max-failures-shown 0: the value has to be a whole number, 1 or greater"
        )
        XCTAssertEqual(problem("--slowest", "x"), "--slowest x: the value has to be a whole number, 1 or greater")
        XCTAssertEqual(
            problem("--time-limit", "-1"),
            "--time-limit -1: the value has to be a number of seconds above 0 and below 1000000000"
        )
    }

    func testReportsGoIntoFilesOfTheirOwn() throws {
        XCTAssertEqual(try options("--html", "a.html", "--junit=b.xml").files, [.html: "a.html", .junit: "b.xml"])
        XCTAssertEqual(
            problem("--html", "a", "--json", "a"),
            "a is the file of two reports; give each report its own file"
        )
        XCTAssertEqual(
            problem("report", "a", "b", "--junit", "b"),
            "b is read, and a report would replace it; give the report another file"
        )
        let source = "A.swift is a source, and a report would replace it; give the report another file"
        XCTAssertEqual(problem("--html", "A.swift"), source)
        XCTAssertEqual(problem("report", "a", "--json", "A.swift"), source)
        XCTAssertEqual(problem("--list=yes"), "--list takes no value")
    }

    func testAValueThatCanBeHadOnceIsNotTakenTwice() {
        let values = [
            "--order": "random", "--format": "dots", "--shard": "1/2", "--language": "ru", "--audience": "all",
        ]
        for flag in Flag.all where !flag.isRepeatable {
            let value = values[flag.name] ?? "1"
            XCTAssertEqual(problem(flag.name, value, "\(flag.name)=\(value)"), "\(flag.name) is given twice")
        }
        XCTAssertNoThrow(try options("--fail-fast", "--fail-fast"))
        XCTAssertEqual(problem("--bundle", "x", "--bundle", "y", "--bundle", "x"), "--bundle x is given twice")
        XCTAssertEqual(problem("-c", "debug", "--configuration", "release"), "--configuration is given twice")
    }

    func testASeedIsForARandomOrder() throws {
        XCTAssertEqual(
            problem("--seed", "7", "--order", "declared"),
            "--seed 7 is for a random order, not for --order declared"
        )
        XCTAssertEqual(
            problem("--order=declared", "--seed=7"),
            "--seed 7 is for a random order, not for --order declared"
        )
        XCTAssertEqual(try options("--order", "random", "--seed", "7").request.order, .random)
    }

    func testWhatRunsNothingWritesNoReports() {
        XCTAssertEqual(problem("--list", "--junit", "a"), "--list runs nothing, so it cannot go with --junit")
        XCTAssertEqual(problem("--events", "a", "--list"), "--list runs nothing, so it cannot go with --events")
    }

    func testAShardHasNoHistory() {
        let message = "--history is for whole runs: give it to `specs report`, with the --events of all shards"
        XCTAssertEqual(problem("--history", "a", "--shard", "1/2"), message)
    }

    func testCoverageNeedsABuildAndARun() throws {
        XCTAssertEqual(try options("--coverage", "a").coverage, "a")
        XCTAssertEqual(
            problem("--coverage", "a", "--bundle", "b"),
            "--coverage builds the package for coverage, so it cannot go with --bundle"
        )
        XCTAssertEqual(problem("--list", "--coverage", "a"), "--list runs nothing, so it cannot go with --coverage")
        XCTAssertEqual(
            problem("--coverage", "a", "--json", "a"),
            "a is the file of two reports; give each report its own file"
        )
        for command in [["bisect"], ["report", "x"]] {
            XCTAssertThrowsError(try OptionParser.options(from: command + ["--coverage", "a"])) {
                XCTAssertEqual("\($0)", "\(command[0]) does not take --coverage")
            }
        }
    }

    func testOptionsOfTheBuildGoToSwiftPMAsTheyAre() throws {
        let options = try options(
            "--build-system",
            "swiftbuild",
            "-c",
            "release",
            "--sanitize=thread",
            "--sanitize",
            "undefined",
            "-Xswiftc",
            "-DA=1",
            "-Xswiftc=-DB",
            "-Xlinker",
            "-s",
            "-Xcc",
            "-O3",
            "-Xcxx",
            "-O3",
            "--traits",
            "A,B",
            "--scratch-path",
            "out"
        )
        XCTAssertEqual(
            options.build.arguments.joined(separator: " "),
            "--build-system swiftbuild --configuration release --sanitize thread --sanitize undefined "
                + "-Xswiftc -DA=1 -Xswiftc -DB -Xlinker -s -Xcc -O3 -Xcxx -O3 --traits A,B --scratch-path out"
        )
        XCTAssertTrue(options.build.usesSwiftBuild)
        XCTAssertFalse(try self.options("--build-system", "native").build.usesSwiftBuild)
        XCTAssertEqual(options.buildFolder, "out")
        XCTAssertEqual(try self.options().buildFolder, "./.build")
        XCTAssertEqual(try self.options("bisect", "-c", "release").build.arguments, ["--configuration", "release"])
        XCTAssertEqual(problem("report", "a", "-c", "release"), "report does not take --configuration")
        XCTAssertEqual(problem("-Xswiftc"), "-Xswiftc needs a value: an option of the Swift compiler")
    }

    func testABundleIsNotBuilt() {
        for flag in Flag.buildFlags {
            XCTAssertEqual(
                problem("--bundle", "a", flag.name, "b"),
                "\(flag.name) is for building a package, and --bundle builds none: leave out one of them"
            )
        }
    }

    func testLimitsAreNumbersThatAClockCanCount() {
        for text in ["0", "-1", "nan", "inf", "1e9", "1e400", "x"] {
            for flag in ["--time-limit", "--grace-period"] {
                XCTAssertEqual(
                    problem(flag, text),
                    "\(flag) \(text): the value has to be a number of seconds above 0 and below 1000000000"
                )
            }
        }
    }
}
