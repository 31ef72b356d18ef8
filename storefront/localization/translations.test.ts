import { completeLocales, pseudoLocale, translatedLocales, untranslatedLocales } from '@outfitter/contract/client';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { compileLocales } from './compiled-messages.ts';
import { compileMessage, placeholdersOf } from './message-syntax.ts';
import { pseudoMarks, pseudoMessage } from './pseudo-locale.ts';
import { messagesIn, readSourceMessages } from './source-messages.ts';
import { readTranslations, translationProblems } from './translations.ts';

const { messages: source, problems } = readSourceMessages();

describe('the message sets', () => {
  it('I18N-001 are eight: the default, en-GB, en-US, fr-FR, it-IT, ja-JP, zh-CN and a pseudo-locale', () => {
    const sets = ['default', ...completeLocales, ...untranslatedLocales];
    expect(sets.sort()).toEqual(['default', 'en-GB', 'en-US', 'en-XA', 'fr-FR', 'it-IT', 'ja-JP', 'zh-CN']);
    expect(source.size).toBeGreaterThan(600);
    expect(problems).toEqual([]);
  });

  it.each(translatedLocales)('I18N-001 %s is complete and has the placeholders of the source', (locale) => {
    expect(translationProblems(locale, source, readTranslations(locale))).toEqual([]);
  });

  it.each(untranslatedLocales)('I18N-001 %s falls back completely and is not offered', (locale) => {
    expect(completeLocales).not.toContain(locale);
    expect(readTranslations(locale).size).toBe(0);
  });

  it('are one file per language with a content hash, without messages equal to the code', () => {
    const { 'en-GB': british, 'fr-FR': french, [pseudoLocale]: pseudo } = compileLocales();
    expect(Object.keys(british!.messages).length).toBeLessThan(100);
    expect(Object.keys(french!.messages).length).toBeGreaterThan(600);
    expect(Object.keys(pseudo!.messages)).toHaveLength(source.size);
    expect(french!.file).toMatch(/^assets\/messages-fr-FR-[0-9a-f]{10}\.json$/);
  });
});

describe('the problems of a translation', () => {
  const english = new Map([['a.b', '{count, plural, one {<b>#</b> coat} other {<b>#</b> coats}} for {name}']]);
  const problemsOf = (text: string) => translationProblems('fr-FR', english, new Map([['a.b', text]]));
  it('include missing and unknown ids', () => {
    expect(translationProblems('fr-FR', english, new Map([['a.c', 'x']]))).toEqual([
      'fr-FR lacks a.b “{count, plural, one {<b>#</b> coat} other {<b>#</b> coats}} for {name}”',
      'fr-FR has a.c, which no code asks for',
    ]);
  });
  it('include a different placeholder, a missing tag, a missing singular, and invalid syntax', () => {
    expect(problemsOf('{count, plural, one {<b>#</b> manteau} other {<b>#</b> manteaux}} pour {name}')).toEqual([]);
    expect(problemsOf('{count, plural, one {<b>#</b> manteau} other {<b>#</b> manteaux}} pour {nom}')[0]).toContain('{nom}');
    expect(problemsOf('{count, plural, one {# manteau} other {# manteaux}} pour {name}')[0]).toContain('<b>');
    expect(problemsOf('{count, plural, other {<b>#</b> manteaux}} pour {name}')[0]).toContain('no form for one count');
    expect(problemsOf('{count, plural, one {')[0]).toContain('“{count, plural, one {”');
    expect(problemsOf(' ')).toEqual(['fr-FR a.b: is empty']);
  });
  it('include the wrong space beside a French punctuation mark', () => {
    const sourceMessages = new Map([['a.c', 'Who?']]);
    const ofQuestion = (text: string) => translationProblems('fr-FR', sourceMessages, new Map([['a.c', text]]));
    expect(ofQuestion('Qui ?')[0]).toContain('narrow');
    expect(ofQuestion('Qui\u00a0?')[0]).toContain('narrow');
    expect(ofQuestion('« Qui\u00a0»')[0]).toContain('no-break');
    expect(ofQuestion('«\u00a0Qui\u202f?\u00a0»')).toEqual([]);
    expect(translationProblems('en-GB', sourceMessages, new Map([['a.c', 'Who ?']]))).toEqual([]);
  });
});

it('a message in the code needs a literal id and text', () => {
  const code = `const a = <FormattedMessage id="x.one" defaultMessage="Tom &amp; I" />; say({ id: 'x.two', defaultMessage: \`It \\n  goes\` });`;
  expect(messagesIn(code, 'a.tsx')).toEqual({
    messages: [
      ['x.two', 'It goes'],
      ['x.one', 'Tom & I'],
    ].sort(),
    problems: [],
  });
  expect(messagesIn('say({ id: name, defaultMessage: "x" })', 'a.ts').problems).toHaveLength(1);
  expect(messagesIn('say({ id: "noword", defaultMessage: "x" })', 'a.ts').problems[0]).toContain('namespace.name');
});

describe('the pseudo-locale', () => {
  const format = (message: Parameters<typeof pseudoMessage>[0], values?: Record<string, string>) =>
    createIntl({ locale: pseudoLocale, messages: { x: pseudoMessage(message) } }).formatMessage({ id: 'x' }, values);

  it('I18N-001 keeps the placeholders of every message, adds brackets and is 40 % longer', () => {
    for (const text of source.values()) {
      const message = compileMessage(text);
      expect(placeholdersOf(pseudoMessage(message))).toEqual(placeholdersOf(message));
    }
    const formatted = format(compileMessage('Take it out: {name}'), { name: 'Fencepost' });
    expect(formatted.startsWith(pseudoMarks.open) && formatted.endsWith(pseudoMarks.close)).toBe(true);
    expect(formatted).toContain('Fencepost');
    expect(formatted.length).toBeGreaterThanOrEqual('Take it out: Fencepost'.length + 4);
  });

  it('contains no plain letter of the source', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcxyzABC ,.'), minLength: 1 }), (text) => {
        expect(format([{ type: 0, value: text }])).not.toMatch(/[a-zA-Z]/);
      }),
    );
  });
});
