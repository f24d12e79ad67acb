import Foundation

/// objc/NSObject.h: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class>
open class NSObject: Foundation.NSObject {
    /// objc/NSObject.h: `- (instancetype)init`. Swift imports it as a required initializer, so that an object can be created
    /// from a class that is known only at run time.
    public required override init() { super.init() }

    /// Not Apple's: the value that a category in a stub stores with the object.
    public var ofCategory: Any?

    /// objc/NSObject.h: `+ (BOOL)instancesRespondToSelector:(SEL)aSelector`
    open class func instancesRespond(to aSelector: Selector!) -> Bool { Methods.method(aSelector, of: self) != nil }

    /// objc/NSObject.h, protocol NSObject: `- (id)performSelector:(SEL)aSelector`
    @discardableResult open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard let method = Methods.method(aSelector, of: type(of: self)) else {
            fatalError("-[\(type(of: self)) \(aSelector!)]: unrecognized selector sent to instance")
        }
        method(self)
        return nil
    }
}
