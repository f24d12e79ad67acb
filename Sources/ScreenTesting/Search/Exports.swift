// A time-out such as `.seconds(3)` is found with the import of this module alone.
@_exported import protocol VirtualTime.TimeSpan
