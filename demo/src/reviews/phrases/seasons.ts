/** Months as of `Date.getUTCMonth`, 0 for January. */
type Months = readonly number[];

export const seasons = { winter: [11, 0, 1], spring: [2, 3, 4], summer: [5, 6, 7], fall: [8, 9, 10] } as const satisfies Record<
  string,
  Months
>;
export type Season = keyof typeof seasons;

/** Words for a time of the year or for its weather and work, without verbs: "may be", "fall off", "springs back", "a été". */
const times: [RegExp, Months][] = [
  [/\bJanuary\b|\bjanvier\b/, [0]],
  [/\bFebruary\b|\bfévrier\b/, [1]],
  [/\bMarch\b|\bmars\b/, [2]],
  [/\bApril\b|\bavril\b/, [3]],
  [/\bMay\b(?! be\b)|\b(?:en|de) mai\b/, [4]],
  [/\bJune\b|\bjuin\b/, [5]],
  [/\bJuly\b|\bjuillet\b/, [6]],
  [/\bAugust\b|\baoût\b/, [7]],
  [/\bSeptember\b|\bseptembre\b|\bLabor Day\b/, [8]],
  [/\bOctober\b|\boctobre\b/, [9]],
  [/\bNovember\b|\bnovembre\b|\bThanksgiving\b|\bdeer camp\b/i, [10]],
  [/\bDecember\b|\bdécembre\b|\bChristmas\b|\bNoël\b/, [11]],
  [/\bwinters?\b|\bhivers?\b/i, seasons.winter],
  [/\bspring\b(?!s)|\bprintemps\b/i, seasons.spring],
  [/\bsummers?\b|\bl’été\b|\bun été\b/i, seasons.summer],
  [/\bsnow|\bsled|\bskis?\b|\bfreez|\bfroze|ice (?:house|out)|déneig/i, [10, 11, 0, 1, 2]],
  [/\bmow(?:ed|ing)\b|\bsw[ai]m|\bhottest\b/i, [4, 5, 6, 7, 8]],
  [/\b(?:all|in|of|this|last) fall\b|\bautomne\b/i, seasons.fall],
];

/** Returns the months of each time of the year that a text names. */
export function namedTimes(text: string): Months[] {
  return times.filter(([pattern]) => pattern.test(text)).map(([, months]) => months);
}

/** Returns whether an author who has owned something for whole months has had it at each of these times of the year. */
export function hasOwnedAt(named: readonly Months[], writtenAt: Date, monthsOwned: number): boolean {
  const monthsAgo = (month: number) => (writtenAt.getUTCMonth() - month + 12) % 12;
  return named.every((months) => months.some((month) => monthsAgo(month) <= monthsOwned));
}

export const isIn = (season: Season, date: Date) => (seasons[season] as Months).includes(date.getUTCMonth());
