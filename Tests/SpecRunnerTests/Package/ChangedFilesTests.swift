import TestSupport
import XCTest

@testable import SpecRunner

/// The files that git names.
final class ChangedFilesTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory.appending(path: "changed-\(UUID().uuidString)")

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: root.appending(path: "a"), withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: root) }

    private func sh(_ script: String) throws {
        _ = try tool.output(of: ["sh", "-ec", "cd \(root.path)\n\(script)"])
    }

    private let tool = Tool(
        environment: ProcessInfo.processInfo.environment.merging([
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
            "GIT_CONFIG_GLOBAL": "/dev/null",
        ]) { $1 },
        limit: .seconds(60)
    )

    private func changes(since commit: String, in folders: [String]) throws -> (files: [String], notes: [String]) {
        var notes: [String] = []
        let real = try XCTUnwrap(WorkingFolder("/").realPath(of: root.path))
        let files = try ChangedFiles(git: Git(tool)).paths(since: commit, in: folders.map { "\(real)/\($0)" }) {
            notes.append($0)
        }
        return (files.map { String($0.dropFirst(real.count + 1)) }, notes.map { $0.replacing(real, with: "ROOT") })
    }

    func testWhatIsNotCommittedAndWhatIsNewCount() throws {
        try sh(
            """
            cd a; git init -q .; echo ignored > .gitignore; mkdir 'b c'
            touch kept changed staged deleted moved 'b c/ü'; git add -A; git commit -qm one
            echo 1 > changed; echo 1 > staged; git add staged; rm deleted; git mv moved 'b c/moved'; touch new ignored
            """
        )
        XCTAssertEqual(
            try changes(since: "HEAD", in: ["a/b c"]).files,
            ["a/b c/moved", "a/changed", "a/deleted", "a/moved", "a/new", "a/staged"]
        )
        try sh("cd a; git add -A; git commit -qm two; echo 2 > 'b c/ü'")
        XCTAssertEqual(try changes(since: "HEAD", in: ["a"]).files, ["a/b c/ü"])
        XCTAssertEqual(try changes(since: "HEAD~1", in: ["a"]).files.count, 7)
        XCTAssertThrowsError(try changes(since: "nope", in: ["a"])) { error in
            XCTAssertTrue("\(error)".hasSuffix("failed; see above"), "\(error)")
        }
    }

    func testASubmoduleThatChangedCountsWhateverTheSettings() throws {
        try sh(
            """
            mkdir b; cd b; git init -q .; touch x .y; git add -A; git commit -qm one
            cd ../a; git init -q .; git -c protocol.file.allow=always submodule --quiet add ../b sub
            git config -f .gitmodules submodule.sub.ignore all; git add -A; git commit -qm one
            git config diff.ignoreSubmodules all; mkdir nested; cd nested; git init -q .; touch z; git add -A; git commit -qm n
            """
        )
        XCTAssertEqual(try changes(since: "HEAD", in: ["a"]).files, ["a/nested"])
        try sh("cd a/sub; echo 1 > x")
        XCTAssertEqual(try changes(since: "HEAD", in: ["a"]).files, ["a/nested", "a/sub"])
    }

    func testARepositoryInsideThatIsIgnoredOutside() throws {
        try sh(
            """
            cd a; git init -q .; echo Kit > .gitignore; git add -A; git commit -qm one
            mkdir Kit; cd Kit; git init -q .; touch k; git add -A; git commit -qm k; echo 1 > k
            """
        )
        let changes = try changes(since: "HEAD", in: ["a", "a/Kit"])
        XCTAssertEqual(changes.files, ["a/Kit/k"])
        XCTAssertEqual(changes.notes.count, 1)
    }

    func testPackagesBesideTheRepository() throws {
        try sh(
            """
            mkdir b c; for name in a b; do (cd $name; git init -q .; touch x; git add -A; git commit -qm one; echo 1 > x); done
            (cd b; git commit -qam two; echo 2 > y)
            """
        )
        let changes = try changes(since: "HEAD", in: ["a", "b", "c", "a/inner"])
        XCTAssertEqual(changes.files, ["a/x", "b/y"])
        assertList(
            changes.notes,
            "note: ROOT/b is in another repository: only what is not committed there counts as changed",
            "note: ROOT/c is in no git repository: nothing in it counts as changed"
        )
        XCTAssertThrowsError(try self.changes(since: "HEAD", in: ["c"])) { error in
            XCTAssertTrue("\(error)".hasPrefix("--changed compares with a commit, but git finds no repository at "))
        }
    }
}
