/// How the runner ends.
enum ExitStatus: Int32 {
    case allPassed = 0
    case somethingFailed = 1
    case wrongUsageOrBuild = 2
    case nothingToRun = 3
}
