/** Moments as a field of date and time has them: on the wall clock of whoever looks at it (PREVIEW-005). */

/** `2026-11-27T06:00`, of a timestamp in milliseconds. */
export function dateTimeInputValue(milliseconds: number): string {
  const at = new Date(milliseconds);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** The timestamp of such a text; undefined where the field is empty or holds no moment. */
export function parseDateTimeInput(text: string): number | undefined {
  const milliseconds = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}
