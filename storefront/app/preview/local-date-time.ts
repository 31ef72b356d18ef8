/** Converts values of a `datetime-local` input in the editor's time zone (PREVIEW-005), such as `2026-11-27T06:00`. */

export function dateTimeInputValue(milliseconds: number): string {
  const date = new Date(milliseconds);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

export function parseDateTimeInput(text: string): number | undefined {
  const milliseconds = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}
