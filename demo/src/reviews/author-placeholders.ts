import type { CatalogStyle } from '../catalog/catalog.ts';
import type { Bodies } from './phrases/schema.ts';
import { coldIn, ratedRange } from './phrases/temperatures.ts';
import { paleFamilies } from './traits.ts';
import type { Wearer } from './wearers.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const nombres = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze'];

function spanOf(months: number, language: 'en' | 'fr'): string {
  const french = language === 'fr';
  if (months < 1) return french ? 'trois semaines' : 'three weeks';
  if (months < 2) return french ? 'six semaines' : 'six weeks';
  if (months < 12) return french ? `${nombres[months]} mois` : `${numbers[months]} months`;
  if (months < 16) return french ? 'un an' : 'a year';
  if (months < 21) return french ? 'un an et demi' : 'a year and a half';
  if (months < 31) return french ? 'deux ans' : 'two years';
  return french ? 'trois ans' : 'three years';
}

const masculine = { he: 'he', He: 'He', him: 'him', his: 'his' };
const feminine = { he: 'she', He: 'She', him: 'her', his: 'her' };

const feet = (inches: number) => `${Math.floor(inches / 12)} ft ${inches % 12}`;

interface AuthorContext {
  language: 'en' | 'fr';
  isSized: boolean;
  wearer: Wearer;
  bodies: Bodies;
  months: number;
  random: () => number;
}

/** Returns the placeholder values of the author. Sentences with a missing value are not used. */
export function authorPlaceholders(
  style: CatalogStyle,
  traits: ReadonlySet<string>,
  { language, isSized, wearer, bodies, months, random }: AuthorContext,
): Record<string, string> {
  const { size, usual, heightInches, weightPounds, sizes } = wearer;
  const isEnglish = language === 'en';
  const span = spanOf(months, language);
  const placeholders: Record<string, string> = { span, Span: span.charAt(0).toUpperCase() + span.slice(1) };
  const pick = <Thing>(items: readonly Thing[]) => items[Math.floor(random() * items.length)]!;
  if (isSized) Object.assign(placeholders, { size, usual });
  if (heightInches && weightPounds) {
    placeholders.height = isEnglish ? feet(heightInches) : `${(heightInches * 0.0254).toFixed(2).replace('.', ',')} m`;
    placeholders.weight = isEnglish ? `${weightPounds} lb` : `${Math.round(weightPounds * 0.4536)} kg`;
  }
  if (isEnglish) {
    const swatch = pick(style.swatches);
    const dyed = style.swatches.filter(({ family }) => !paleFamilies.has(family));
    placeholders.color = swatch.name;
    if (dyed.length > 0) placeholders.dye = (dyed.includes(swatch) ? swatch : pick(dyed)).name;
    const quotable = style.features.filter((each) => each.length < 60 && !/[;$]|\.$/.test(each));
    if (quotable.length > 0) {
      const feature = pick(quotable);
      placeholders.feature = feature.charAt(0).toLowerCase() + feature.slice(1);
    }
  }
  const range = ratedRange(style);
  if (range) placeholders.cold = coldIn(range, language, random);
  // A child or a dog is the same in all sentences of a review.
  if (traits.has('kids') || traits.has('dog')) Object.assign(placeholders, random() < 0.5 ? masculine : feminine);
  const kid = bodies.kids[sizes.size ?? ''];
  if (kid && traits.has('kids') && isEnglish) placeholders.kid = kid;
  const dogs = bodies.dogs[sizes.size ?? ''];
  if (dogs && traits.has('dog') && isEnglish) placeholders.dog = pick(dogs);
  return placeholders;
}
