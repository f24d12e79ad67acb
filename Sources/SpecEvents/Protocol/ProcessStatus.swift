/// Statuses by which a test process tells its runner what its events cannot.
public enum ProcessStatus {
    /// An event could not be written; `EX_IOERR` of `<sysexits.h>`.
    public static let cannotWriteEvents: Int32 = 74
}
