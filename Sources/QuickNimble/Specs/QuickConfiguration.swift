/// Quick's name for a class that configures all specs of a test target.
public typealias QuickConfiguration = SpecConfiguration

/// Quick's name for the settings of a ``QuickConfiguration``.
public typealias QCKConfiguration = SpecConfiguration.Settings
