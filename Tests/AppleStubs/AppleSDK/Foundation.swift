// What Apple's Foundation has beside that of Linux, and what it does not have. Sources that `Scripts/check-apple` has
// copied import this module where they import Foundation: it exports Foundation, and its own declarations hide those of
// the same name, in Glibc, too, which Foundation exports on Linux and not there.

@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import ObjectiveC

/// Apple's Foundation exports that of the module ObjectiveC.
public typealias NSObject = ObjectiveC.NSObject
