import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateOrderNumber } from '../../orders/order-number.ts';
import { newId } from '../ids.ts';
import { containsCardNumber, maskCardNumbers } from './card-numbers.ts';

const testNumbers = [
  '4111111111111111',
  '4222222222222',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '30569309025904',
  '6011111111111117',
  '3530111333300000',
  '6200000000000005',
  '6759649826438453',
  '4000000000000000006',
];

function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

const prefixes: [prefix: string, length: number][] = [
  ['4', 16],
  ['4', 19],
  ['51', 16],
  ['55', 16],
  ['2221', 16],
  ['2720', 16],
  ['34', 15],
  ['37', 15],
  ['36', 14],
  ['6011', 16],
  ['65', 19],
  ['3589', 16],
  ['62', 18],
];
const cardNumber = fc.constantFrom(...prefixes).chain(([prefix, length]) =>
  fc
    .array(fc.nat({ max: 9 }), { minLength: length - prefix.length - 1, maxLength: length - prefix.length - 1 })
    .map((digits) => prefix + digits.join(''))
    .map((digits) => digits + checkDigit(digits)),
);
const separator = fc.constantFrom(
  '',
  ' ',
  '-',
  '.',
  ' - ',
  '\u00a0',
  '\u2013',
  '+',
  '%20',
  '\n',
  '/',
  ',',
  '\u200b',
  '\uff0e',
  '\uff0f',
  ' · ',
);
/** Groups of two are those of lists of sizes. */
const groupSize = fc.constantFrom(1, 3, 4, 5, 6, 7, 8);
const words = fc.stringMatching(/^[a-z ,!?]{0,20}$/);
const inGroupsOf = (number: string, size: number, between: string) => number.match(new RegExp(`\\d{1,${size}}`, 'g'))?.join(between) ?? '';

describe('a card number in a text', () => {
  it('is masked for every issuer, in groups of any size but two with any separator, within any words', () => {
    fc.assert(
      fc.property(cardNumber, groupSize, separator, words, words, (number, size, between, before, after) => {
        const written = inGroupsOf(number, size, between);
        const masked = maskCardNumbers(`${before} ${written} ${after}`);
        expect(masked).toBe(`${before} [card number] ${after}`);
        expect(containsCardNumber(masked)).toBe(false);
      }),
    );
  });

  it('is masked in the digits of every script', () => {
    const systems = fc.constantFrom('arab', 'arabext', 'beng', 'deva', 'fullwide', 'mathsans', 'thai', 'tibt');
    fc.assert(
      fc.property(cardNumber, systems, separator, (number, numberingSystem, between) => {
        const digits = new Intl.NumberFormat('en', { numberingSystem });
        const written = inGroupsOf(number, 4, between).replaceAll(/(?<!%2?)\d/g, (digit) => digits.format(Number(digit)));
        expect(maskCardNumbers(`my card ${written} thanks`)).toBe('my card [card number] thanks');
      }),
    );
  });

  it.each(testNumbers)('%s is found', (number) => expect(containsCardNumber(`pay with ${number}.`)).toBe(true));

  it.each([
    ['My card is 4111 1111 1111 1111 12/29 737, thanks', 'My card is [card number] 12/29 737, thanks'],
    ['2 4111111111111111 3', '2 [card number] 3'],
    ['3782 822463 10005', '[card number]'],
    ['3056 930902 5904', '[card number]'],
    ['41111111 1111 1111', '[card number]'],
    ['card4111111111111111x', 'card[card number]x'],
    ['4111-1111-1111-1111, 5555-5555-5555-4444', '[card number], [card number]'],
    ['4111 1111 1111 1111 5555 5555 5555 4444', '[card number] [card number]'],
    ['/search?q=4111%201111%201111%201111&sort=x', '/search?q=[card number]&sort=x'],
    ['/search?q=is%204111%201111%201111%201111%20ok', '/search?q=is%20[card number]%20ok'],
    ['+4111111111111111', '+[card number]'],
  ])('is masked: %s', (text, masked) => expect(maskCardNumbers(text)).toBe(masked));

  it.each([
    'order 1234567890123 of 2026',
    '+1 (415) 555-0100',
    '+49 1512 3456789, +49 1512 3456790',
    '+4915123456789',
    '555 123 4567 415 555 0100',
    '218-555-0100 218-555-0199 218-555-0142',
    '9400 1000 0000 0000 0000 00',
    '2026-11-21 12:00:00.000',
    '٠١٢٣٤٥٦٧٨٩',
    'sizes 32/34, 34/34, 36/34 and 38/34',
    '12/25/2026, 12/26/2026',
    'waist:30|32|34|36|38|40|42|44',
    'waists 30, 32, 34, 36, 38, 40, 42, 44',
    '30/32/34/36/38/40/42/44',
    '30 32 34 36 38 40 42 44',
    'styles 4117, 4120, 4246, 4304',
    '4111 1111 1111 1112',
    '4111 1111 1111',
    '41111111111111111111111',
    '0000000000000000',
  ])('is nothing else: %s', (text) => expect(maskCardNumbers(text)).toBe(text));

  it('is not an order number, an id, or a number with a wrong check digit', () => {
    fc.assert(
      fc.property(cardNumber, fc.integer({ min: 1, max: 9 }), (number, offset) => {
        const wrong = number.slice(0, -1) + String((Number(number.at(-1)) + offset) % 10);
        expect(containsCardNumber(wrong)).toBe(false);
      }),
    );
    for (let time = 0; time < 2_000; time++) {
      expect(containsCardNumber(`Order ${generateOrderNumber()}, ${newId()}`)).toBe(false);
    }
  });

  it('is not a UUID whose groups look like one, but the card number beside it is', () => {
    const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
    const uuidAroundCardNumber = fc
      .tuple(hex(10), cardNumber, hex(6))
      .map(([before, number, after]) => `${before}${number}${after}`.slice(0, 32).padEnd(32, 'a'))
      .map((digits) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
    fc.assert(
      fc.property(uuidAroundCardNumber, cardNumber, (id, number) => {
        expect(containsCardNumber(`Basket ${id}`)).toBe(false);
        expect(maskCardNumbers(`${id} ${number}`)).toBe(`${id} [card number]`);
      }),
    );
  });

  it('is not an American telephone number, alone or in a list', () => {
    const part = (length: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 1}}$`));
    const phone = fc
      .tuple(part(3), part(3), part(4), fc.constantFrom(' ', '-', '.'))
      .map(([area, exchange, line, between]) => [area, exchange, line].join(between));
    fc.assert(
      fc.property(fc.array(phone, { minLength: 1, maxLength: 4 }), (phones) => {
        expect(containsCardNumber(phones.join(' '))).toBe(false);
      }),
    );
  });

  it('changes nothing else of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!containsCardNumber(text));
        expect(maskCardNumbers(text)).toBe(text);
      }),
    );
  });
});
