/// A test case that may run an example, which takes snapshots in another way than a test method.
package protocol ExampleCase: AnyObject {
    var runsExample: Bool { get }
}
