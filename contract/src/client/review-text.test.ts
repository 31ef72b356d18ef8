import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeReviewTexts, reviewLimits, validateReviewTexts } from './review-text.ts';

const whole = { headline: 'Holds', text: 'Two winters of fences and the knees are still there.', writerName: 'Dale' };
const errorsOf = (overrides: Partial<typeof whole>) => validateReviewTexts(normalizeReviewTexts({ ...whole, ...overrides }));
const anything = fc.record({
  headline: fc.string({ unit: 'binary' }),
  text: fc.string({ unit: 'binary', maxLength: 300 }),
  writerName: fc.string({ unit: 'binary' }),
});
const oddWord = fc.constantFrom('<b', '<!', '</', '<3', '&lt;', 'http://x', 'me@home.example', '10.5/11', '🙂');
const plainWord = fc.constantFrom(
  'warm',
  'sturdy',
  'fences',
  'pockets',
  'très',
  'chaud',
  'winter',
  'boots',
  'roomy',
  'knees',
  'fit',
  'good',
);
const anyWord = fc.oneof({ weight: 60, arbitrary: plainWord }, { weight: 1, arbitrary: oddWord });
const anySentence = (minLength: number, maxLength: number) =>
  fc.array(anyWord, { minLength, maxLength, size: 'max' }).map((words) => words.join(' '));
const mostlyValid = fc.record({ headline: anySentence(1, 20), text: anySentence(6, 40), writerName: anySentence(1, 8) });

describe('review texts', () => {
  it('must contain letters', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ headline: '', text: ' \n ', writerName: '🙂' })).toEqual({
      headline: 'missing',
      text: 'missing',
      writerName: 'missing',
    });
    expect(errorsOf({ text: '👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍' })).toEqual({ text: 'missing' });
    expect(errorsOf({ text: 'Good. 👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍' })).toEqual({ text: 'short' });
    expect(errorsOf({ text: '暖かくて丈夫です。冬の畑仕事に毎日着ています。' })).toEqual({});
  });

  it('have a maximum length', () => {
    expect(errorsOf({ headline: 'x'.repeat(101), text: whole.text.repeat(400), writerName: 'y'.repeat(41) })).toEqual({
      headline: 'long',
      text: 'long',
      writerName: 'long',
    });
  });

  it('are rejected if they contain links, markup or repetitions', () => {
    for (const link of [
      'see https://a.example',
      'www.shop.example',
      'cheap at boots-4-you.com!',
      'write to me@home.example',
      'at bit.ly/3xYzAbC',
      't.me/coats',
      'billigjacken.de',
    ]) {
      expect(errorsOf({ text: `${whole.text} ${link}` })).toEqual({ text: 'links' });
      expect(errorsOf({ headline: link })).toEqual({ headline: 'links' });
    }
    for (const markup of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '</p>',
      '<!-- -->',
      '&#60;b',
      '&lt;b&gt;',
      '[url=x]',
    ]) {
      expect(errorsOf({ text: `${whole.text} ${markup}` })).toEqual({ text: 'markup' });
    }
    expect(errorsOf({ text: 'good coat '.repeat(40) })).toEqual({ text: 'same-words' });
    expect(errorsOf({ text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' })).toEqual({ text: 'same-words' });
  });

  it('are accepted with the punctuation that people use', () => {
    for (const text of [
      'Waist < 34 was right for me. Great pockets.Wide legs; 10 & 12 oz both <3',
      'Sold by the pair and/or singly, 10.5/11, at 6 a.m./p.m., etc./and so on; warm.It is… to be worn.in the barn',
      'Très chaud.De plus, il tient bien.Au début il serre… Runs small.Top quality, and Great.Small/medium fits us both',
      'Runs small! I am 5\'10" and took L; the M pulled at the shoulders… Company.It holds.',
    ]) {
      expect(errorsOf({ text })).toEqual({});
    }
  });

  it('are stored without invisible characters, in paragraphs', () => {
    const { headline, text } = normalizeReviewTexts({
      headline: '  Warm\u202e and\u0000 dry\u200b ',
      text: ' One \t line\r\nand\u2066 its second.\r\n\r\n \n Another. ',
      writerName: '',
    });
    expect(headline).toBe('Warm and dry');
    expect(text).toBe('One line\nand its second.\n\nAnother.');
    expect(normalizeReviewTexts({ ...whole, headline: 'Z\u0301\u0301\u0301\u0301\u0301\u0301' }).headline).toBe('\u0179\u0301\u0301\u0301');
  });

  it('are normalized idempotently, without control and bidi characters', () => {
    fc.assert(
      fc.property(anything, (texts) => {
        const clean = normalizeReviewTexts(texts);
        expect(normalizeReviewTexts(clean)).toEqual(clean);
        for (const text of Object.values(clean)) expect(text).not.toMatch(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/u);
      }),
    );
  });

  it('keep the limits and contain no markup if they are accepted', () => {
    fc.assert(
      fc.property(mostlyValid, (texts) => {
        const clean = normalizeReviewTexts(texts);
        fc.pre(Object.keys(validateReviewTexts(clean)).length === 0);
        expect(clean.headline.length).toBeLessThanOrEqual(reviewLimits.maxHeadlineLength);
        expect(clean.text.length).toBeLessThanOrEqual(reviewLimits.maxTextLength);
        expect(clean.writerName.length).toBeLessThanOrEqual(reviewLimits.maxNameLength);
        expect(`${clean.headline} ${clean.text} ${clean.writerName}`).not.toMatch(/<\/?[a-z!?]|https?:\/\/\S/i);
      }),
    );
  });
});
