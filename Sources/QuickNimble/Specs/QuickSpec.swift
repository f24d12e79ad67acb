/// Quick's name for a class of specs.
public typealias QuickSpec = SpecCase

/// Quick's name for a class of specs whose hooks and examples may await. Those of every ``QuickSpec`` may.
public typealias AsyncSpec = SpecCase

/// Quick's name for shared examples as a type, in an ``AsyncSpec``.
public typealias AsyncBehavior = Behavior
