/// An error that ends an example after its failure was recorded, and so is not reported again.
package protocol ReportedError: Error {}

/// An error of the framework, whose description is a sentence that needs no type before it.
package protocol SelfExplainingError: Error {}
