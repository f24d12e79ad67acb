/// Statuses by which a test process tells its runner what its events cannot.
package enum ProcessStatus {
    /// An event could not be written; `EX_IOERR` of `<sysexits.h>`.
    package static let cannotWriteEvents: Int32 = 74
}
