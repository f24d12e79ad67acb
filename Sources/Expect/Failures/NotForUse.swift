/// The body of an overload that is unavailable.
///
/// Such an overload is there for a mistake: the type checker considers it only if an expression has no other meaning, and
/// prints its message instead of one about type parameters. So it does not change what correct code means. The page
/// «What the compiler says» lists the messages, also those of mistakes that no overload fits.
func notForUse() -> Never {
    fatalError("an unavailable function cannot be called")
}
