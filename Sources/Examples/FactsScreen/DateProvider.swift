import Foundation

/// A source of the current date. A hidden `Date()` would change the screen from run to run; a
/// provider can be replaced with a fixed one.
protocol DateProvider: Sendable {
    func getCurrentDate() -> Date
}

/// A date provider that uses the system clock.
struct RealDateProvider: DateProvider {
    func getCurrentDate() -> Date {
        Date()
    }
}

/// A format for how long ago something was, in the reader's language: «5 дней назад», “5 days ago”.
struct RelativeTime {
    let locale: Locale

    private typealias Field = Date.RelativeFormatStyle.Field
    /// The units, largest first, as named by the calendar and by the format style.
    private static let units: [(component: Calendar.Component, field: Field)] = [
        (.year, .year), (.month, .month), (.weekOfYear, .week), (.day, .day),
        (.hour, .hour), (.minute, .minute), (.second, .second),
    ]

    /// Returns the text for `date` relative to `now`, in the largest unit that fits between them.
    /// It always contains a number: «1 день назад», never «вчера», because the start of a day
    /// depends on the time zone. Only a date less than a second ago, or less than a minute ahead,
    /// is «сейчас»: two clocks seldom agree to the second.
    func text(for date: Date, relativeTo now: Date) -> String {
        // Counted here, because Foundation, which only provides the words, calls 8 days «2 недели».
        let components = calendar.dateComponents(Set(Self.units.map(\.component)), from: date, to: now)
        let unit = Self.units.first { (components.value(for: $0.component) ?? 0) != 0 }
        guard
            !(-1..<60).contains(date.timeIntervalSince(now)),
            let unit,
            let count = components.value(for: unit.component),
            let anchor = calendar.date(byAdding: unit.component, value: -count, to: now)
        else { return text(anchor: now, now: now, .second, .named) }
        return text(anchor: anchor, now: now, unit.field, .numeric)
    }

    /// One calendar in one time zone, so that a fact is equally old for all readers.
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func text(
        anchor: Date,
        now: Date,
        _ field: Field,
        _ presentation: Date.RelativeFormatStyle.Presentation
    ) -> String {
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: anchor,
            allowedFields: [field],
            presentation: presentation,
            unitsStyle: .wide,
            locale: locale
        )
        style.calendar = calendar
        return style.format(now)
    }
}
