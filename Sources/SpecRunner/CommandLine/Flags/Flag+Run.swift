extension Flag {
    static let runFlags = [
        Flag(
            "--jobs N",
            "how many processes to run at once",
            help: """
                run N processes at once (default: 1), and pass each its number, from 1, in SPEC_WORKER;
                examples with .serial run last, on their own
                """
        ) { $0.jobs = try Value.count($1) }
        .with(\.commands, [.run, .promises]),
        Flag(
            "--order ORDER",
            Value.words(of: Request.Order.self),
            help: "run the examples in declared or random order (default: declared)"
        ) { $0.request.order = try Value.choice($1) }
        .with(\.variables, of(.order)),
        Flag(
            "--seed N",
            "the number that an earlier run in random order printed",
            help: "repeat the random order of the earlier run with this seed; implies --order random"
        ) {
            $0.request.seed = try Value.seed($1)
            $0.request.order = .random
        }
        .with(\.variables, of(.seed)),
        Flag("--fail-fast", help: "stop at the first failure") { options, _ in options.request.process.failsFast = true
        }
        .with(\.commands, [.run, .promises]).with(\.variables, of(.failsFast)),
        Flag(
            "--require-expectations",
            help: "fail examples that pass without any expectation, except those with .expectsNothing"
        ) { options, _ in options.request.process.requiresExpectations = true }
        .with(\.variables, of(.requiresExpectations)),
        Flag(
            "--debug",
            help: """
                pause each failed example before its afterEach, and print its process ID and how to attach
                a debugger; Return continues; no time limits apply except those set in the specs
                """
        ) { options, _ in options.isDebugging = true }
        .with(\.commands, [.run])
        .with(\.conflicts, ["--jobs": "--debug waits for one example at a time, so it cannot go with --jobs"]),
        Flag(
            "--repeat N",
            "how often to run",
            help: """
                run N times and list the examples that fail only sometimes; the single report and the
                files show the worst result of each example
                """
        ) { $0.repetitions = try Value.count($1) }
        .with(\.commands, [.run]),
        Flag(
            "--time-limit SECONDS",
            "how many seconds an example may take",
            help: """
                limit each example that has no limit of its own (default: 60), and each other step of the
                run: reading a class, a beforeSuite, an afterSuite, the exit, or a program that the runner
                calls, such as git (default: 600)
                """
        ) {
            $0.limits.example = try Value.duration($1)
            $0.limits.step = $0.limits.example
        },
        Flag(
            "--grace-period SECONDS",
            "how many seconds what is over its limit has for its end",
            help: "wait this long after a time limit or an interrupt before killing the process (default: 3)"
        ) { $0.limits.grace = try Value.duration($1) },
        Flag(
            "--update-snapshots",
            help: """
                replace the snapshots of the selected examples with the current values, and write missing
                ones, even on CI; with report, use the values in the recordings
                """
        ) { options, _ in options.request.process.updatesSnapshots = true }
        .with(\.commands, [.run, .report]).with(\.variables, of(.updatesSnapshots)),
        Flag(
            "--watch",
            help: """
                run again whenever a source, resource or manifest that git does not ignore changes, also in
                packages that this one depends on by path; failed examples run first; keys while waiting:
                Enter runs all examples, f those that failed, o those in the spec file that changed last,
                u asks for each snapshot that differs whether to update it, q quits
                """
        ) { options, _ in options.isWatching = true }
        .with(\.commands, [.run])
        .with(\.conflicts, ["--bundle": "--watch builds the package anew, so it cannot go with --bundle"]),
    ]
}
