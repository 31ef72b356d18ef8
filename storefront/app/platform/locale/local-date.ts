const dateFormats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Returns the calendar date of an instant in a time zone, by default that of the device: `2026-11-26`. */
export function localDate(instant: number, timeZone: string | undefined): string {
  // The format of Sweden is that of ISO 8601.
  const format = dateFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  dateFormats.set(timeZone, format);
  return format.format(instant);
}
