// A file that imports this module sees what a file that imports Quick and Nimble sees.
@_exported import Expect
@_exported import Foundation
@_exported import Spec
@_exported import XCTest
