extension Options {
    static let help = """
        usage: swift run specs [options] [PATH …]
               swift run specs bisect [options]          for each failing example, find which others make it fail
                                                         in a random order, or that it fails now and then
               swift run specs report [options] EVENTS…  print recordings of --events; those of several shards as one
               swift run specs diff OLD.json NEW.json    which behaviours were added, removed, renamed or changed state
                                                         between two reports of --json, as Markdown

        Builds the package's tests, runs the specs in separate processes, and prints them as documentation.

        what to run
          --filter REGEX       only examples whose name matches the regular expression; the name is
                               Class › outer group › inner group › example; given several times, examples that any of them
                               matches
          --tag TAGS           only examples with this tag, or that match this expression:
                               'slow and not (network or ios)'; given twice, examples that both match
          --skip-tag TAGS      no examples with this tag, or that match this expression
          PATH                 only the specs of this file, or of the files in this folder; FILE:LINE only the example
                               or group declared at this line, or the nearest one above it; several select what any
                               of them does; leading folders of a file may be omitted
          --only-failures      only examples that failed when they last ran
          --changed [COMMIT]   only examples of test targets that the files changed since the commit can affect, by the
                               targets that these depend on (default: HEAD, so what is not committed)
          --shard I/N          only the I-th of N parts, to run the parts on several machines; auto takes the part from
                               the variables of GitLab, CircleCI, Buildkite or Bazel, and auto/N from that of an
                               indexed job of Kubernetes
          --list               print the names, one per line, and run nothing
          --bundle FILE        run this test executable instead of building the package; several are one run

        how to run it
          --jobs N             run N processes at once (default: 1); SPEC_WORKER holds the number of each, from 1;
                               examples with .serial come last, alone
          --order ORDER        declared or random (default: declared)
          --seed N             repeat the random order of an earlier run; implies --order random
          --fail-fast          stop at the first failure
          --require-expectations  fail examples that pass and expect nothing, but for those with .expectsNothing
          --repeat N           run N times and name the examples that fail only sometimes; the one report, and the
                               files, show the worst result of each example
          --time-limit SECONDS the limit of examples without one of their own (default: 60), and of each other step of
                               the run: reading a class, a beforeSuite, an afterSuite, the exit, a program that the
                               runner asks, such as git (default: 600)
          --grace-period SECONDS
                               how long the runner waits for what is over its limit, or interrupted, before it kills
                               the process (default: 3)
          --watch              run again whenever a source, a resource or a manifest changes that git does not ignore,
                               also in packages that this one depends on by path, the failed examples first; keys
                               while it waits: enter runs all, f those that failed, o those of the spec file that
                               changed last, q quits

        how to build it, by options that go to SwiftPM
          --build-system NAME  native, or swiftbuild, which makes a test executable of each test target: all of them are
                               one run, and with PATH only the test targets of these paths are built (default: that
                               of SwiftPM)
          --configuration NAME debug or release; in short -c
          --sanitize NAME      address, thread or undefined
          --scratch-path DIR   the folder of what is built, and of what --only-failures remembers (default: .build)
          --traits NAMES       the traits of the package, with commas between them
          -Xswiftc FLAG        an option of the Swift compiler, which like the following may be given several times
          -Xlinker FLAG        an option of the linker
          -Xcc FLAG            an option of the C compiler
          -Xcxx FLAG           an option of the C++ compiler
          --package-path DIR   go to this folder before anything else: all paths of the command line start there

        what to print
          --format FORMAT      documentation, dots, gnu (one line FILE:LINE: error: … for each failure, which
                               editors can read), or none (default: documentation)
          --max-failures-shown N
                               print the details of the first N failures only (default: 20); reports in files have all
          --slowest N          name the N slowest examples
          --html FILE          write an HTML page, all in one file
          --markdown FILE      write the documentation as Markdown
          --junit FILE         write JUnit XML, for CI
          --json FILE          write everything as JSON, for programs
          --events FILE        write every event, one JSON object per line, for `specs report`
          --coverage FILE      build and run for coverage, write it as lcov, and print how many lines of each target ran
          --language CODE      the language of the names in the HTML page (default: en)
          --stable             leave times out of the Markdown, so that it changes only when behaviour does
          --fail-on-removed    of diff: exit with 1 if a behaviour was removed
          --no-defaults        leave out the options of the file .specs beside Package.swift, which holds defaults,
                               one a line
          --help               print this

        Ctrl-\\ prints what is running. Ctrl-C lets the running examples end, runs the hooks after the suite and writes
        the reports; a second Ctrl-C ends the run at once.

        exit status: 0 all passed, 1 something failed, 2 the command line or the build is wrong, 3 nothing to run

        """
}
