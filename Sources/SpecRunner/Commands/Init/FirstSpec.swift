/// The test target that `init` adds, and its spec.
struct FirstSpec {
    /// The name of the test target.
    let name: String
    /// The target that the spec imports.
    private let subject: PackageGraph.Target

    /// - Parameter name: The name of the test target; `nil` for that of the first target with `Specs` behind it.
    init(_ package: PackageGraph, name: String?) throws {
        let subjects = package.targets.filter(\.isModule)
        guard let subject = subjects.first(where: { "\($0.name)Specs" == name }) ?? subjects.first else {
            throw RunnerError("the package has no target that a spec can import; add one to its manifest first")
        }
        let name = name ?? "\(subject.name)Specs"
        guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*/) != nil else {
            throw RunnerError("\(name) cannot be the name of a target: it has to consist of letters, digits, _ and -")
        }
        guard !package.targets.contains(where: { $0.name == name }) else {
            throw RunnerError("the package has a target \(name) already; give another name: swift run specs init NAME")
        }
        (self.name, self.subject) = (name, subject)
    }

    private var className: String { "\(subject.module)Spec" }

    /// The path of the spec in the package.
    var path: String { "Tests/\(name)/\(className).swift" }

    var text: String {
        """
        import \(["Expect", "Spec", subject.module].sorted().joined(separator: "\nimport "))

        final class \(className): SpecCase {
            override func spec() {
                describe("\(subject.name)") {
                    it("has a first example") {
                        expect(1 + 1) == 2
                    }
                }
            }
        }

        """
    }

    /// The lines of the test target for the manifest.
    ///
    /// - Parameter package: The name by which the manifest knows swift-spec.
    func target(package: String) -> [String] {
        [
            ".testTarget(", "    name: \"\(name)\",", "    dependencies: [", "        \"\(subject.name)\",",
            "        .product(name: \"Spec\", package: \"\(package)\"),",
            "        .product(name: \"Expect\", package: \"\(package)\"),", "    ]", ")",
        ]
    }
}
