import Foundation

/// A Foundation collection that is not a Swift `Collection`: `NSArray`, `NSDictionary`, `NSSet`,
/// `NSOrderedSet`, `NSIndexSet`, and `NSString` with its characters.
public protocol ObjectCollection {
    /// The number of its elements.
    var count: Int { get }
}

/// A Foundation collection that can look up an object: `NSArray`, `NSOrderedSet`, `NSSet`.
public protocol ObjectContainer: ObjectCollection {
    /// Whether it contains the object.
    func contains(_ object: Any) -> Bool
}

/// A Foundation list: `NSArray` and `NSOrderedSet`.
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
    /// Whether it contains an object, or the equal `String`, which Linux does not bridge.
    func containsBridged(_ object: Any) -> Bool {
        contains(object) || (object as? NSString).map { contains($0 as String) } ?? false
    }
}

extension ObjectList {
    /// Whether the object at an index, if there is one, equals another by Foundation's rules.
    func hasObject(_ object: Any, at index: Int) -> Bool {
        (0..<count).contains(index) && NSArray(object: self.object(at: index)).containsBridged(object)
    }
}
