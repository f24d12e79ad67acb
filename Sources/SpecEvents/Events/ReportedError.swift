/// An error that ends an example after its failure was recorded, and so is not reported again.
package protocol ReportedError: Error {}
