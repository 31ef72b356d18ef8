import { maxInches, maxPounds } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LengthUnit, parseLength, parseWeight, type WeightUnit } from './parse-measurement.ts';

const inches = (text: string, unit: LengthUnit = 'inch') => {
  const parsed = parseLength(text, unit);
  return parsed.ok ? parsed.inches : parsed.error;
};
const pounds = (text: string, unit: WeightUnit = 'pound') => {
  const parsed = parseWeight(text, unit);
  return parsed.ok ? parsed.pounds : parsed.error;
};

describe('a typed length', () => {
  it.each([
    ['34', 34],
    [' 34.5 ', 34.5],
    ['34,5', 34.5],
    ['34 1/2', 34.5],
    ['34-1/2', 34.5],
    ['34½', 34.5],
    ['34 ½ in', 34.5],
    ['⅞', 0.88],
    ['34"', 34],
    ['34 in.', 34],
    ['34 INCHES', 34],
    ['34 po', 34],
    ['３４', 34],
    ['86 cm', 33.86],
    ['86,5 cm', 34.06],
    ['865mm', 34.06],
    ['1.78 m', 70.08],
    ['1,78 m', 70.08],
  ])('%s is a number and a unit', (text, expected) => expect(inches(text)).toBe(expected));

  it.each([
    ['5\'10"', 70],
    ['5’10”', 70],
    ["5'10", 70],
    ["5'10''", 70],
    ['5′ 10½″', 70.5],
    ['5 ft 10', 70],
    ['5ft 10in', 70],
    ['5 feet 10 inches', 70],
    ["6'", 72],
    ['178 cm', 70.08],
    ['1 m 78', 70.08],
    ['1m78', 70.08],
    ['1 m 8 cm', 42.52],
  ])('%s is a height', (text, expected) => expect(inches(text)).toBe(expected));

  it.each([
    [10, 'in inch inches po pouce pouces "'],
    [120, "ft foot feet pi pied pieds '"],
    [0.39, 'mm millimeter millimeters millimetre millimetres millimètre millimètres'],
    [3.94, 'cm centimeter centimeters centimetre centimetres centimètre centimètres'],
  ])('10 of a unit are %s inches in each spelling of it: %s', (expected, spellings) => {
    for (const unit of spellings.split(' ')) expect(inches(`10 ${unit}`), unit).toBe(expected);
  });

  it('accepts each spelling of a meter', () => {
    for (const unit of 'm meter meters metre metres mètre mètres'.split(' ')) expect(inches(`2 ${unit}`), unit).toBe(78.74);
  });

  it.each([
    ['34 3/4 in.', 34.75],
    ['34 11/16', 34.69],
    ['5´10', 70],
    [`${' '.repeat(38)}34`, 34],
    ['.5', 0.5],
    [',5', 0.5],
    ['34.', 34],
    ['1/2', 0.5],
    ['34 - 1/2', 34.5],
    ['1e1 in', 10],
    ['0,125 m', 4.92],
    ['5`10´´', 70],
    ['5‘10“', 70],
    ['5ʹ10ʺ', 70],
    ['34–1/2', 34.5],
    ['34—1/2', 34.5],
    ['120', 120],
    ['1 m 10', 43.31],
    ['5 ft 11.5', 71.5],
  ])('%s is a common notation', (text, expected) => expect(inches(text)).toBe(expected));

  it('uses the selected unit unless a unit is typed', () => {
    expect([inches('100', 'centimeter'), inches('100 cm', 'inch'), inches('40 in', 'centimeter')]).toEqual([39.37, 39.37, 40]);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'not-above-zero'],
    ['0.001', 'not-above-zero'],
    ['-5', 'not-above-zero'],
    ['−5 cm', 'not-above-zero'],
    ['1e9', 'too-large'],
    ['999999', 'too-large'],
    ['11 ft', 'too-large'],
    ['wide', 'not-a-number'],
    ['34 wide', 'not-a-number'],
    ['120.01', 'too-large'],
    ['34in36', 'not-a-number'],
    ['34 in 36 cm', 'not-a-number'],
    ['34/0', 'not-a-number'],
    ['2/2', 'not-a-number'],
    ['12,345', 'not-a-number'],
    ['5 ft 12', 'not-a-number'],
    ['1 m 100', 'not-a-number'],
    ['5 10', 'not-a-number'],
    ['34..5', 'not-a-number'],
    ['1/', 'not-a-number'],
    ['- 5', 'not-above-zero'],
    [`${' '.repeat(40)}5`, 'not-a-number'],
    ['34 lb', 'not-a-number'],
    ['34 36', 'not-a-number'],
    ['34-36', 'not-a-number'],
    ['34 x 32', 'not-a-number'],
    ['1,000', 'not-a-number'],
    ['3/0', 'not-a-number'],
    ['34 3/2', 'not-a-number'],
    ['5\'14"', 'not-a-number'],
    ['5.5 ft 3', 'not-a-number'],
    ['1 m 8', 'not-a-number'],
    ['5 ft 3 cm', 'not-a-number'],
    ['1 ft 2 in 3 in', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['-', 'not-a-number'],
    ['1'.repeat(4000), 'not-a-number'],
  ])('%j is rejected: %s', (text, expected) => expect(inches(text)).toBe(expected));
});

describe('a typed weight', () => {
  it.each([
    ['180', 180],
    ['180 lb', 180],
    ['180lbs.', 180],
    ['82 kg', 180.78],
    ['82,5 kg', 181.88],
    ['12 st', 168],
    ['12 st 4', 172],
    ['12 stone 4 lb', 172],
    ['12 lb 8 oz', 12.5],
    ['900 g', 1.98],
  ])('%s is a weight', (text, expected) => expect(pounds(text)).toBe(expected));

  it.each([
    [0.63, 'oz ounce ounces once onces'],
    [10, 'lb lbs pound pounds livre livres'],
    [140, 'st stone stones'],
    [0.02, 'g gram grams gramme grammes'],
    [22.05, 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
  ])('10 of a unit are %s pounds in each spelling of it: %s', (expected, spellings) => {
    for (const unit of spellings.split(' ')) expect(pounds(`10 ${unit}`), unit).toBe(expected);
  });

  it('uses the selected unit unless a unit is typed', () => {
    expect([pounds('82', 'kilogram'), pounds('180 lb', 'kilogram')]).toEqual([180.78, 180]);
  });

  it.each([
    ['', 'empty'],
    ['0 kg', 'not-above-zero'],
    ['-82', 'not-above-zero'],
    ['2000', 'too-large'],
    ['heavy', 'not-a-number'],
    ['82 cm', 'not-a-number'],
    ['12 st 14', 'not-a-number'],
    ['82 kg 5', 'not-a-number'],
  ])('%j is rejected: %s', (text, expected) => expect(pounds(text)).toBe(expected));
});

describe('a typed measurement', () => {
  const amount = fc.integer({ min: 0, max: 20_000 }).map((hundredths) => `${hundredths / 100}`);
  const typed = fc.oneof(
    fc.tuple(amount, fc.constantFrom('', ' in', ' cm', ' m', ' kg', ' lb', ' st', ' oz')).map(([number, unit]) => number + unit),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,/-−½ \'"e', 'in', 'cm', 'ft', 'm', 'kg', 'lb', 'st', 'oz'), maxLength: 14 }),
  );

  it('is either rejected or a plausible amount above zero, rounded to hundredths', () => {
    const accepted = { lengths: 0, weights: 0 };
    fc.assert(
      fc.property(typed, fc.constantFrom<LengthUnit>('inch', 'centimeter'), (text, unit) => {
        const parsed = parseLength(text, unit);
        if (!parsed.ok) {
          expect(parsed.error).toMatch(/^(empty|not-a-number|not-above-zero|too-large)$/);
          return;
        }
        accepted.lengths += 1;
        expect(parsed.inches).toBeGreaterThan(0);
        expect(parsed.inches).toBeLessThanOrEqual(maxInches);
        expect(Math.round(parsed.inches * 100) / 100).toBe(parsed.inches);
      }),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom<WeightUnit>('pound', 'kilogram'), (text, unit) => {
        const parsed = parseWeight(text, unit);
        if (!parsed.ok) {
          expect(parsed.error).toMatch(/^(empty|not-a-number|not-above-zero|too-large)$/);
          return;
        }
        accepted.weights += 1;
        expect(parsed.pounds > 0 && parsed.pounds <= maxPounds).toBe(true);
      }),
    );
    expect(Math.min(accepted.lengths, accepted.weights)).toBeGreaterThan(0);
  });

  it('yields the same amount with a selected or a typed unit, and with a decimal point or a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 30_000 }), (hundredths) => {
        const text = (hundredths / 100).toFixed(2);
        expect(parseLength(text, 'centimeter')).toEqual(parseLength(`${text} cm`, 'inch'));
        expect(parseLength(text.replace('.', ','), 'centimeter')).toEqual(parseLength(text, 'centimeter'));
        expect(parseWeight(text, 'kilogram')).toEqual(parseWeight(`${text}kg`, 'pound'));
      }),
    );
  });

  it('never yields a smaller amount for a larger number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom('in', 'cm', 'mm'),
        (first, second, unit) => {
          const [smaller, larger] = first < second ? [first, second] : [second, first];
          const [smallerAmount, largerAmount] = [inches(`${smaller} ${unit}`), inches(`${larger} ${unit}`)];
          if (typeof smallerAmount === 'number' && typeof largerAmount === 'number')
            expect(smallerAmount).toBeLessThanOrEqual(largerAmount);
          else expect([largerAmount, smallerAmount]).toContainEqual(expect.stringMatching(/too-large|not-above-zero/));
        },
      ),
    );
  });
});
