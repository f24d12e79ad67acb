// Makes Linux's Foundation look like Apple's. In copies of sources, `Scripts/check-apple` replaces imports of Foundation with
// imports of this module. It exports Foundation, and its own declarations hide those with the same names in Foundation and in
// Glibc, which Foundation exports only on Linux.

@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import ObjectiveC

/// Apple's Foundation exports the class from the module ObjectiveC.
public typealias NSObject = ObjectiveC.NSObject
