/** Range of whole months. */
export type Months = readonly [min: number, max: number];

const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven'.split('|');
const nombres = 'un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze'.split('|');
const countOf = (word: string) => (/^an?$/.test(word) ? 1 : (numbers.includes(word) ? numbers : nombres).indexOf(word) + 1);

const spans: [RegExp, (value: number) => Months][] = [
  [/^(\S+) (?:weeks?|semaines?)/, (value) => (value < 5 ? [0, 1] : [1, 2])],
  [/^(?:a year|one year|un an) (?:and a half|et demi)/, () => [16, 20]],
  [/^(?:a year|one year|un an)/, () => [12, 15]],
  [/^(\S+) (?:months?|mois)/, (value) => [value, value]],
  [/^(\S+) (?:years|ans)/, (value) => (value === 2 ? [21, 30] : [value * 12 - 5, 60])],
];

const count = `(?:an?|${numbers.join('|')}|un|${nombres.join('|')})`;
const unit = '(?:weeks?|months?|years?|semaines?|mois|ans?)';
const span = `(${count} ${unit}\\b(?: and a half| et demi)?)`;
/** Wordings of a time of ownership or use, as opposed to another time: "two weeks at the shop", "came back a month later". */
const claims = [
  new RegExp(`\\b(?:bought|ordered|got|had|have had|worn|used|owned) (?:\\S+ ){0,3}?(?:for )?${span}(?: ago| now)?\\b`, 'gi'),
  new RegExp(`(?<!\\blooks? (?:like )?)\\b${span} (?:in|on|ago|old|later,|and (?:it|they|still|counting|not|no))(?=[ ,.])`, 'gi'),
];

/** Wordings of a moment of it, or of all of it. */
const moments = [
  new RegExp(`(?<!\\bagain )\\b(?:after|for|in|past) ${span}\\b`, 'gi'),
  new RegExp(`\\b${span} of\\b(?! (?:blisters|cutting|moving|room))`, 'gi'),
  new RegExp(`\\b(?:depuis|voilà|après|au bout de|en) ${span}`, 'gi'),
];

/** Early days that people also remember years later: "it softened in a month". */
const early = /^(?:(?:\S+ )?(?:weeks?|semaines?)|(?:an?|un) (?:month|mois))$/;

function monthsOf(stated: string, isMoment: boolean): Months[] {
  if (isMoment && early.test(stated)) return [];
  for (const [shape, months] of spans) {
    const match = shape.exec(stated);
    if (match) return [months(countOf(match[1] ?? 'a'))];
  }
  throw new Error(`no months for "${stated}"`);
}

/** Returns the times of ownership that a text states, as ranges of months. */
export function ownershipIn(text: string): Months[] {
  return [...claims, ...moments].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, stated]) => monthsOf(stated!.toLowerCase(), moments.includes(pattern))),
  );
}

/** Returns whether several statements can be true of the same ownership. */
export function isOneTimeline(stated: readonly Months[]): boolean {
  return Math.max(0, ...stated.map(([min]) => min)) <= Math.min(99, ...stated.map(([, max]) => max));
}
