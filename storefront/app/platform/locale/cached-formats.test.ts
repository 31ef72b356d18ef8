import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { createIntl, type MessageFormatElement } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { CachedFormats, withCachedFormats } from './cached-formats.ts';

const compile = (message: string) => parse(message) as MessageFormatElement[];
const plural = '{count, plural, =0 {none} one {# style} other {# styles}} of {name}';

function buildIntl(messages: Record<string, MessageFormatElement[]> = {}) {
  const errors: Error[] = [];
  const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US', messages, onError: (error) => errors.push(error) });
  return { intl, cached: withCachedFormats(intl, new CachedFormats()), errors };
}

describe('cached formats', () => {
  it('format like react-intl, for every value', () => {
    const { intl, cached } = buildIntl();
    const value = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.constant(undefined));
    const message = fc.constantFrom('Coats', 'Shop all {name}', plural, '{count, number}', '{name, select, a {A} other {B {count}}}', '');
    fc.assert(
      fc.property(message, value, value, (text, count, name) => {
        const format = (shape: typeof intl) =>
          shape.formatMessage({ id: `message ${text}`, defaultMessage: compile(text) }, { count: count as number, name: name as string });
        expect(format(cached)).toEqual(format(intl));
      }),
    );
  });

  it('format a single number like react-intl, also a second time', () => {
    const { intl, cached } = buildIntl();
    const message = fc.constantFrom(
      '{count, plural, =0 {none} one {# style} other {# styles}}',
      '{count, number} of 5 stars',
      '{count} left',
    );
    const number = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.double(), fc.constant(-0));
    fc.assert(
      fc.property(message, number, (text, count) => {
        const descriptor = { id: `message ${text}`, defaultMessage: compile(text) };
        const expected = intl.formatMessage(descriptor, { count });
        expect([cached.formatMessage(descriptor, { count }), cached.formatMessage(descriptor, { count })]).toEqual([expected, expected]);
      }),
    );
  });

  it('format numbers like react-intl, with any options', () => {
    const { intl, cached } = buildIntl();
    const options = fc.record(
      {
        style: fc.constantFrom('currency', 'percent', 'decimal'),
        currency: fc.constantFrom('USD', 'CAD', 'none'),
        currencyDisplay: fc.constantFrom('narrowSymbol', 'code'),
        maximumFractionDigits: fc.integer({ min: 0, max: 3 }),
        format: fc.constantFrom('unknown', undefined),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.option(options, { nil: undefined }), (value, chosen) => {
        expect(cached.formatNumber(value, chosen as object)).toBe(intl.formatNumber(value, chosen as object));
      }),
    );
  });

  it('leave messages with elements and messages that are not compiled to react-intl', () => {
    const { cached } = buildIntl();
    const values = { b: (chunks: unknown[]) => `*${chunks.join('')}*` };
    expect(cached.formatMessage({ id: 'rich', defaultMessage: compile('<b>36</b> styles') }, values)).toBe('*36* styles');
    expect(cached.formatMessage({ id: 'text', defaultMessage: 'Plain' })).toBe('Plain');
  });

  it('report an error like react-intl', () => {
    const { cached, errors } = buildIntl();
    cached.formatMessage({ id: 'count', defaultMessage: compile('{count, number}') }, {});
    expect(errors).toHaveLength(1);
  });

  it('follow the translation that arrives after the message of the code was formatted', () => {
    const formats = new CachedFormats();
    const format = (messages: Record<string, MessageFormatElement[]>) =>
      withCachedFormats(createIntl({ locale: 'fr-FR', defaultLocale: 'fr-FR', messages }), formats).formatMessage(
        { id: 'all', defaultMessage: compile('Shop all {name}') },
        { name: 'Coats' },
      );
    expect(format({})).toBe('Shop all Coats');
    expect(format({ all: compile('Tout voir : {name}') })).toBe('Tout voir : Coats');
    expect(format({})).toBe('Shop all Coats');
  });
});
