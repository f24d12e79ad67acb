/// A test case that may run an example. `Spec` takes the expectations without a matcher in an example, `Expect` those in
/// other tests.
package protocol ExampleCase: AnyObject {
    var runsExample: Bool { get }
}
