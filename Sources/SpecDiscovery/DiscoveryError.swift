/// An error that ends the tool. Its description is what the build prints.
package struct DiscoveryError: Error, Equatable, CustomStringConvertible {
    package let description: String
}
