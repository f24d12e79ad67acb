import Foundation

/// A Foundation collection that is not a Swift `Collection`: `NSArray`, `NSDictionary`, `NSSet`,
/// `NSOrderedSet`, `NSIndexSet`, or `NSString`, whose elements are UTF-16 code units.
public protocol ObjectCollection {
    /// The number of elements.
    var count: Int { get }
}

/// A Foundation collection that can look up an object: `NSArray`, `NSOrderedSet` or `NSSet`.
public protocol ObjectContainer: ObjectCollection {
    /// Returns whether the collection contains `object`.
    func contains(_ object: Any) -> Bool
}

/// A Foundation list: `NSArray` or `NSOrderedSet`.
public protocol ObjectList: ObjectContainer {
    /// Returns the object at the given index.
    func object(at index: Int) -> Any
}

extension NSArray: ObjectList {}
extension NSOrderedSet: ObjectList {}
extension NSSet: ObjectContainer {}
extension NSDictionary: ObjectCollection {}
extension NSIndexSet: ObjectCollection {}
extension NSString: ObjectCollection {
    /// The number of UTF-16 code units.
    public var count: Int { length }
}

extension ObjectContainer {
    /// Also looks for a `String` that equals an `NSString`, because Linux does not bridge strings.
    func containsBridged(_ object: Any) -> Bool {
        contains(object) || (object as? NSString).map { contains($0 as String) } ?? false
    }
}

extension ObjectList {
    func hasObject(_ object: Any, at index: Int) -> Bool {
        (0..<count).contains(index) && NSArray(object: self.object(at: index)).containsBridged(object)
    }
}
