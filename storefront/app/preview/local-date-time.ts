/** Values of a `datetime-local` input in the editor's time zone (PREVIEW-005), such as `2026-11-27T06:00`. */

export function dateTimeInputValue(milliseconds: number): string {
  const at = new Date(milliseconds);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

export function parseDateTimeInput(text: string): number | undefined {
  const milliseconds = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}
