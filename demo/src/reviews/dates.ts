const day = 86_400_000;
/** Days from launch until a first review is plausible. */
const leastDays = 2;

/**
 * Returns the dates of a style's reviews, oldest first: from its launch to `now`, denser lately; none for a style that was launched just
 * before `now` or later.
 */
export function datesOf(launched: string, count: number, now: Date, random: () => number): Date[] {
  const from = Date.parse(launched) + leastDays * day;
  const until = now.getTime() - 60_000;
  if (until <= from) return [];
  return Array.from({ length: count }, () => from + (until - from) * random() ** 0.6)
    .sort((a, b) => a - b)
    .map((time) => new Date(Math.floor(time / 1000) * 1000));
}

/**
 * Returns the most whole months that the author can have owned the style, and a random number of them; most authors write within the
 * first.
 */
export function monthsOwned(launched: string, writtenAt: Date, random: () => number): number {
  const most = Math.floor((writtenAt.getTime() - Date.parse(launched)) / (30.5 * day));
  const draws = random();
  const wanted = draws < 0.42 ? random() * 2 : draws < 0.75 ? 2 + random() * 8 : 10 + random() * 26;
  return Math.max(0, Math.min(most, Math.floor(wanted)));
}
