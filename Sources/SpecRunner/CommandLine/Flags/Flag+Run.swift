extension Flag {
    static let runFlags = [
        Flag(
            "--jobs N",
            "how many processes to run at once",
            help: """
                run N processes at once (default: 1); SPEC_WORKER holds the number of each, from 1;
                examples with .serial come last, alone
                """
        ) { $0.jobs = try Value.count($1) }
        .with(\.commands, [.run, .promises]),
        Flag(
            "--order ORDER",
            Value.words(of: Request.Order.self),
            help: "declared or random (default: declared)"
        ) { $0.request.order = try Value.choice($1) }
        .with(\.variables, of(.order)),
        Flag(
            "--seed N",
            "the number that an earlier run in random order printed",
            help: "repeat the random order of an earlier run; implies --order random"
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
            help: "fail examples that pass and expect nothing, but for those with .expectsNothing"
        ) { options, _ in options.request.process.requiresExpectations = true }
        .with(\.variables, of(.requiresExpectations)),
        Flag(
            "--debug",
            help: """
                let a failed example wait before its afterEach, print its process and how to attach a
                debugger, and go on at the return key; no time limit holds, but those of specs
                """
        ) { options, _ in options.isDebugging = true }
        .with(\.commands, [.run])
        .with(\.conflicts, ["--jobs": "--debug waits for one example at a time, so it cannot go with --jobs"]),
        Flag(
            "--repeat N",
            "how often to run",
            help: """
                run N times and name the examples that fail only sometimes; the one report, and the
                files, show the worst result of each example
                """
        ) { $0.repetitions = try Value.count($1) }
        .with(\.commands, [.run]),
        Flag(
            "--time-limit SECONDS",
            "how many seconds an example may take",
            help: """
                the limit of examples without one of their own (default: 60), and of each other step of
                the run: reading a class, a beforeSuite, an afterSuite, the exit, a program that the
                runner asks, such as git (default: 600)
                """
        ) {
            $0.limits.example = try Value.duration($1)
            $0.limits.step = $0.limits.example
        },
        Flag(
            "--grace-period SECONDS",
            "how many seconds what is over its limit has for its end",
            help: """
                how long the runner waits for what is over its limit, or interrupted, before it kills
                the process (default: 3)
                """
        ) { $0.limits.grace = try Value.duration($1) },
        Flag(
            "--update-snapshots",
            help: """
                replace the snapshots of the selected examples by what the examples find, and write
                those that are missing, also on CI; of report: those of the recordings
                """
        ) { options, _ in options.request.process.updatesSnapshots = true }
        .with(\.commands, [.run, .report]).with(\.variables, of(.updatesSnapshots)),
        Flag(
            "--watch",
            help: """
                run again whenever a source, a resource or a manifest changes that git does not ignore,
                also in packages that this one depends on by path, the failed examples first; keys
                while it waits: enter runs all, f those that failed, o those of the spec file that
                changed last, u asks for each snapshot that differs whether to update it, q quits
                """
        ) { options, _ in options.isWatching = true }
        .with(\.commands, [.run])
        .with(\.conflicts, ["--bundle": "--watch builds the package anew, so it cannot go with --bundle"]),
    ]
}
