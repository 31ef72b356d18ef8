const day = 86_400_000;
/** Minimum days from launch to the first review. */
const minDays = 2;

/**
 * Returns the dates of a style's reviews, oldest first: from its launch to `now`, more of them recent; none for a style that was launched
 * just before `now` or later.
 */
export function datesOf(launched: string, count: number, now: Date, random: () => number): Date[] {
  const from = Date.parse(launched) + minDays * day;
  const until = now.getTime() - 60_000;
  if (until <= from) return [];
  return Array.from({ length: count }, () => from + (until - from) * random() ** 0.6)
    .sort((a, b) => a - b)
    .map((time) => new Date(Math.floor(time / 1000) * 1000));
}

/**
 * Returns the maximum number of whole months for which the author can have owned the style, and a random number up to it. Most authors
 * write within the first month.
 */
export function monthsOwned(launched: string, writtenAt: Date, random: () => number): number {
  const maxMonths = Math.floor((writtenAt.getTime() - Date.parse(launched)) / (30.5 * day));
  const draws = random();
  const months = draws < 0.42 ? random() * 2 : draws < 0.75 ? 2 + random() * 8 : 10 + random() * 26;
  return Math.max(0, Math.min(maxMonths, Math.floor(months)));
}
