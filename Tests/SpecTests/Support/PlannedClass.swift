import SpecEvents

@testable import Spec

/// Creates a plan for a class. Nothing runs.
@MainActor func planned(
    _ name: String = "AppTests.ListSpec",
    testMethods: [String] = [],
    in bundle: BundlePlan = BundlePlan(),
    _ declare: () -> Void
) -> ClassPlan {
    var specClass = SpecClass(String(name.split(separator: ".").last ?? ""), of: "AppTests", named: name)
    specClass.testMethods = testMethods
    let root = Declaration(kind: .spec, name: specClass.name, place: Place(file: "ListSpec.swift", line: 1))
    let settings = bundle.settings(ofTarget: "AppTests")
    let listing = TreeListing.listing(under: root, in: settings, of: declare)
    let plan = ClassPlan(specClass, listing, with: settings, in: bundle)
    bundle.add(plan)
    keepAlive.append(bundle)
    return plan
}

/// Keeps the bundles alive, because a plan has an unowned reference to its bundle.
@MainActor private var keepAlive: [BundlePlan] = []
