import Foundation

/// Tells the time. A hidden `Date()` would change the screen from run to run; a provider can be
/// replaced by a fixed one.
protocol DateProvider: Sendable {
    func getCurrentDate() -> Date
}

/// The clock of the device.
struct RealDateProvider: DateProvider {
    func getCurrentDate() -> Date {
        Date()
    }
}

/// Formats how long ago something was, in the reader's language: «5 дней назад», “5 days ago”.
struct RelativeTime {
    let locale: Locale

    private typealias Field = Date.RelativeFormatStyle.Field
    /// The units, largest first, as the calendar and the format style name them.
    private static let units: [(component: Calendar.Component, field: Field)] = [
        (.year, .year), (.month, .month), (.weekOfYear, .week), (.day, .day),
        (.hour, .hour), (.minute, .minute), (.second, .second),
    ]

    /// The text for `date`, seen from `now`, in the largest unit of which a whole one lies between
    /// them. Always a number: «1 день назад», never «вчера», because the start of a day depends on
    /// the zone. Only a date less than a second ago, or less than a minute ahead, is «сейчас»: two
    /// clocks seldom agree to the second.
    func text(for date: Date, relativeTo now: Date) -> String {
        // Counted here and only worded by Foundation, which calls 8 days «2 недели».
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

    /// One calendar in one zone, which makes a fact equally old for all readers.
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
