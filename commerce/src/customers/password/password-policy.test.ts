import { passwordLength } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuessable, passwordRejection } from './password-policy.ts';

const context = { brand: 'Ridge & Rivet', customer: ['dale.ostergaard+shop@example.com', 'Dale', 'Ostergaard'] };
const reject = (password: string) => passwordRejection(password, context);

describe('a new password', () => {
  it.each([
    ['', 'too_short'],
    ['shovels', 'too_short'],
    ['x7'.repeat(129), 'too_long'],
    ['password', 'common'],
    ['PassWord1', 'common'],
    ['1qaz2wsx', 'common'],
    ['trustno1', 'common'],
    ['qwertyuiop', 'common'],
    ['a'.repeat(20), 'common'],
    ['ridgerivet', 'guessable'],
    ['Ridge&Rivet2026', 'guessable'],
    ['dale.ostergaard', 'guessable'],
    ['Ostergaard1987', 'guessable'],
    ['OstergaardDale!', 'guessable'],
    ['example.com', 'guessable'],
  ])('%j is rejected: %s', async (password, reason) => {
    expect(await reject(password)).toBe(reason);
  });

  it.each(['wheelbarrow in the rain', 'vjqmwzpl', '        x', 'Dale and nineteen otters', '🦦🪵🔨🧤🧢🥾🪓🧵', 'пароль-садовника'])(
    '%j is accepted: there are no rules about kinds of characters',
    async (password) => {
      expect(await reject(password)).toBeUndefined();
    },
  );

  it('counts characters as a person does: an accented letter is one in either form, and so is an emoji', async () => {
    expect(await reject('é'.normalize('NFD').repeat(7))).toBe('too_short');
    expect(await reject('🦦'.repeat(7))).toBe('too_short');
    expect(await reject(`${'🦦🪵'.repeat(passwordLength.max / 2)}`)).toBeUndefined();
  });

  it('is judged alike in capital and small letters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-z0-9]{8,20}$/), async (password) => {
        expect(await reject(password.toUpperCase())).toBe(await reject(password));
      }),
    );
  });

  it('is guessable if it consists of words about the customer in any order and separation, with or without a year', () => {
    const word = fc.constantFrom('ridge', 'rivet', 'dale', 'ostergaard', 'example', 'shop');
    const separator = fc.constantFrom('', '-', '.', '_', ' ');
    const year = fc.integer({ min: 1940, max: 2030 }).map(String);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), separator, fc.option(year, { nil: '' }), (words, between, end) => {
        expect(isGuessable(words.join(between) + end, context)).toBe(true);
      }),
    );
  });

  it('is not guessable without one of the words, or with enough beside them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{8,20}$/), (digits) => {
        expect(isGuessable(digits, context)).toBe(false);
        expect(isGuessable(`dale${digits}`, context)).toBe(false);
      }),
    );
  });
});
