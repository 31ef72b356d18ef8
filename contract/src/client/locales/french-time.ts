/** Matches a time in French as `Intl` writes it, which depends on its version and its options: `09 h`, `09:30`, `9 h 00`. */
const frenchTime = /0?(\d+)(?::(\d\d)|\sh(?:\s(\d\d))?)/u;

/**
 * Returns a formatted time, also one after its date, as it is written in Canadian French: `9 h`, `9 h 30`. Other languages stay as they
 * are.
 */
export function withFrenchTime(text: string, locale: string): string {
  if (!locale.startsWith('fr')) return text;
  return text.replace(frenchTime, (_, hours: string, ...minutes: (string | undefined)[]) => {
    const shown = minutes.slice(0, 2).find(Boolean) ?? '00';
    return `${hours}\u00a0h${shown === '00' ? '' : `\u00a0${shown}`}`;
  });
}
