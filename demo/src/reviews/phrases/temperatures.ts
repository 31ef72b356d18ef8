import type { CatalogStyle } from '../../catalog/catalog.ts';

/** Range of temperatures in degrees Fahrenheit. */
export type Range = readonly [low: number, high: number];

/** Returns the range of the fact "Good for −30° to 15°"; `undefined` for a style without one. */
export function ratedRange({ facts }: Pick<CatalogStyle, 'facts'>): Range | undefined {
  const goodFor = facts.find(([name]) => name === 'Good for')?.[1];
  const match = goodFor === undefined ? undefined : /([−-]?\d+)° to ([−-]?\d+)°/.exec(goodFor);
  return match ? [Number(match[1]!.replace('−', '-')), Number(match[2]!.replace('−', '-'))] : undefined;
}

const tens: Record<number, string> = {
  0: 'zero',
  5: 'five',
  10: 'ten',
  15: 'fifteen',
  20: 'twenty',
  25: 'twenty-five',
  30: 'thirty',
  35: 'thirty-five',
  40: 'forty',
  45: 'forty-five',
  50: 'fifty',
};

function english(degrees: number): string {
  return degrees === 0 ? 'zero' : degrees < 0 ? `${tens[-degrees]} below` : `${tens[degrees]} degrees`;
}

const celsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;

/** Returns a temperature in the colder part of a range, in words: "ten below", "moins 20". */
export function coldIn([low, high]: Range, language: 'en' | 'fr', random: () => number): string {
  const warmest = low + (high - low) * 0.4;
  const steps = Math.floor((warmest - low) / 5);
  const degrees = Math.ceil(low / 5) * 5 + Math.floor(random() * (steps + 1)) * 5;
  if (language === 'en') return english(Math.min(degrees, high));
  const rounded = Math.ceil(celsius(degrees));
  return rounded < 0 ? `moins ${-rounded}` : `${rounded} degrés`;
}

const values = new Map(Object.entries(tens).map(([value, word]) => [word, Number(value)]));
const word = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
const englishTemperature = new RegExp(`\\b(${word})(?: degrees?)? below\\b|\\b(${word}) degrees\\b|\\b(zero)\\b`, 'gi');
const frenchTemperature = /\bmoins (\d+)|\b(\d+) degrés/g;

/** Returns the temperatures that a text names, in degrees Fahrenheit. */
export function temperaturesIn(text: string): number[] {
  const inEnglish = [...text.matchAll(englishTemperature)].map(([, below, above]) =>
    below ? -values.get(below.toLowerCase())! : above ? values.get(above.toLowerCase())! : 0,
  );
  const inFrench = [...text.matchAll(frenchTemperature)].map(([, below, above]) => ((below ? -Number(below) : Number(above)) * 9) / 5 + 32);
  return [...inEnglish, ...inFrench];
}
