/// An error that ends an example and says nothing new: the failure that it stands for has been recorded already.
package protocol ReportedError: Error {}
