/// Shared examples. A group can use its own and those of all groups around it, by name.
struct SharedExamples {
    let contextType: Any.Type
    /// Declares them with a closure that returns a context; `false` if the context has another type.
    let declare: @MainActor (Any) -> Bool
}
