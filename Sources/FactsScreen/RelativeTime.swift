import Foundation

/// Says how long ago something was, in the reader's language: «5 дней назад», “5 days ago”.
struct RelativeTime {
    let locale: Locale

    /// The text for `date`, seen from `now`. Always a number of whole units: «1 день назад», never «вчера», because
    /// where the day began depends on the zone. Only a date less than a second ago, or less than a minute ahead, is
    /// «сейчас»: two clocks seldom agree to the second, and nobody publishes in 20 seconds' time.
    func text(for date: Date, relativeTo now: Date) -> String {
        let isNow = (-1..<60).contains(date.timeIntervalSince(now))
        return Date.AnchoredRelativeFormatStyle(
            anchor: isNow ? now : date,
            presentation: isNow ? .named : .numeric,
            unitsStyle: .wide,
            locale: locale
        ).format(now)
    }
}
