/// Exit statuses that tell the runner what events cannot.
package enum ProcessStatus {
    /// An event could not be written; `EX_IOERR` of `<sysexits.h>`.
    package static let cannotWriteEvents: Int32 = 74
}
