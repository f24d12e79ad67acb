/// objc/objc.h: `typedef id _Nullable (*IMP)(id, SEL, ...)`
public typealias IMP = OpaquePointer

#if DOUBLE
    /// For the double's process. On Linux, a block cannot be passed as `Any`, because the runtime does not know block types.
    public func imp_implementationWithBlock(_ block: @escaping @convention(block) (AnyObject) -> Void) -> IMP {
        OpaquePointer(Unmanaged.passRetained(Implementation { block($0) }).toOpaque())
    }
#else
    /// objc/runtime.h: `IMP imp_implementationWithBlock(id block)`. The block's first parameter is the object.
    public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError("only the double runs") }
#endif

/// objc/runtime.h: `BOOL class_addMethod(Class cls, SEL name, IMP imp, const char *types)`. It changes nothing if the class
/// itself already has a method with this name.
@discardableResult public func class_addMethod(
    _ cls: AnyClass?,
    _ name: Selector,
    _ imp: IMP,
    _ types: UnsafePointer<CChar>?
) -> Bool {
    guard let cls, let types else { return false }
    // A selector has one colon for each parameter other than the object and the selector itself, and no further colons.
    let parameters = String(cString: types).filter { $0 != "v" }.count - 2
    guard "\(name)".filter({ $0 == ":" }).count == parameters else {
        fatalError("\(name) has colons for another number of parameters than \(String(cString: types))")
    }
    let body = Unmanaged<Implementation>.fromOpaque(UnsafeRawPointer(imp)).takeUnretainedValue().body
    return Methods.add("\(name)", to: cls, body)
}

/// Swift's pointer type for lists that Objective-C returns. The standard library on Linux does not have it.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// objc/runtime.h: `Class *objc_copyClassList(unsigned int *outCount)`. The double knows only the classes it is given.
public func objc_copyClassList(
    _ outCount: UnsafeMutablePointer<UInt32>?
) -> AutoreleasingUnsafeMutablePointer<AnyClass>? { nil }

/// objc/runtime.h: `Class class_getSuperclass(Class cls)`
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// objc/runtime.h: `size_t class_getInstanceSize(Class cls)`
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    // Swift's class metadata: the kind, the superclass, two 32-bit numbers, and then the size of an instance.
    let metadata = unsafeBitCast(cls, to: UnsafeRawPointer.self)
    return Int(metadata.load(fromByteOffset: 2 * MemoryLayout<Int>.size + 8, as: UInt32.self))
}

private final class Implementation {
    let body: Methods.Body

    init(_ body: @escaping Methods.Body) {
        self.body = body
    }
}

/// Not Apple's: the methods that were added to the double's classes. The double's XCTest looks them up here. Everything
/// runs on the main thread, as XCTest does.
public enum Methods {
    /// A method without parameters. The argument is the object on which the method is called.
    public typealias Body = (AnyObject) -> Void

    private nonisolated(unsafe) static var bodies: [ObjectIdentifier: [String: Body]] = [:]

    fileprivate static func add(_ name: String, to type: AnyClass, _ body: @escaping Body) -> Bool {
        guard bodies[ObjectIdentifier(type)]?[name] == nil else { return false }
        bodies[ObjectIdentifier(type), default: [:]][name] = body
        return true
    }

    /// Returns a method of a class or of one of its superclasses, or `nil` if there is no such method.
    public static func method(_ selector: Selector, of type: AnyClass) -> Body? {
        ancestry(of: type).lazy.compactMap { bodies[ObjectIdentifier($0)]?["\(selector)"] }.first
    }

    /// Returns the names of the methods of a class and its superclasses, sorted and without duplicates.
    public static func names(of type: AnyClass) -> [String] {
        Set(ancestry(of: type).flatMap { bodies[ObjectIdentifier($0)].map { Array($0.keys) } ?? [] }).sorted()
    }

    private static func ancestry(of type: AnyClass) -> [AnyClass] {
        Array(sequence(first: type, next: { _getSuperclass($0) }))
    }
}
