import Foundation

/// A collection of Foundation that is no `Collection` of Swift: `NSArray`, `NSDictionary`,
/// `NSSet`, `NSOrderedSet`, `NSIndexSet`, and `NSString` with its characters.
public protocol ObjectCollection {
    /// The number of its elements.
    var count: Int { get }
}

/// A collection of Foundation that can be asked for an object: `NSArray`, `NSOrderedSet` and `NSSet`.
public protocol ObjectContainer: ObjectCollection {
    /// Whether it contains the object.
    func contains(_ object: Any) -> Bool
}

/// A list of Foundation: `NSArray` and `NSOrderedSet`.
public protocol ObjectList: ObjectContainer {
    /// The object at an index.
    func object(at index: Int) -> Any
}

extension NSArray: ObjectList {}
extension NSOrderedSet: ObjectList {}
extension NSSet: ObjectContainer {}
extension NSDictionary: ObjectCollection {}
extension NSIndexSet: ObjectCollection {}
extension NSString: ObjectCollection {
    /// The number of its UTF-16 code units.
    public var count: Int { length }
}

extension ObjectContainer {
    /// Whether it contains an object, or the `String` that is the same text. Linux does not bridge the strings inside.
    func containsBridged(_ object: Any) -> Bool {
        contains(object) || (object as? NSString).map { contains($0 as String) } ?? false
    }
}

extension ObjectList {
    /// Whether the object at an index equals another in the eyes of Foundation; there may be no such index.
    func hasObject(_ object: Any, at index: Int) -> Bool {
        (0..<count).contains(index) && NSArray(object: self.object(at: index)).containsBridged(object)
    }
}
