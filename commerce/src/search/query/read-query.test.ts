import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountMarks, readQuery } from './read-query.ts';

const word = (text: string) => ({ kind: 'word', word: text });

describe('a query', () => {
  it('is taken apart into words, sizes and colours', () => {
    expect(readQuery('wmns canvas pant 34x30').parts).toEqual([
      word('wmns'),
      word('canvas'),
      word('pant'),
      { kind: 'measure', measures: ['34x30'], words: [] },
    ]);
    expect(readQuery('Dark Blue T-shirt, XL tall')).toMatchObject({
      parts: [{ kind: 'shade', shade: 'navy', words: ['dark', 'blue'] }, word('tshirt'), { kind: 'measure', measures: ['xl-tall'] }],
      shades: ['navy'],
      plain: 'dark blue tshirt xl tall',
    });
  });

  it('says what shall not be in it', () => {
    for (const query of ['jacket without a hood', 'jacket -hood', 'jacket no hood', 'jacket not hood']) {
      expect(readQuery(query)).toMatchObject({ parts: [word('jacket')], excluded: ['hood'] });
    }
    expect(readQuery('no-show socks')).toMatchObject({ parts: [word('no'), word('show'), word('socks')], excluded: [] });
    expect(readQuery('coat without').excluded).toEqual([]);
  });

  it('has no parts where nothing but signs was typed', () => {
    expect(readQuery('  %_\\ & | ! :* " \' ').parts).toEqual([]);
  });

  it('never has more than twelve parts, and plain words only, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 512 }), (text) => {
        const { parts, excluded } = readQuery(text);
        expect(parts.length).toBeLessThanOrEqual(12);
        const words = [...excluded, ...parts.flatMap((part) => (part.kind === 'word' ? part.word : part.words))];
        for (const each of words) expect(each).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('what a shopper asks for besides the thing', () => {
  it('is a mark of the shop or a price', () => {
    expect(readQuery('boots on sale under $150')).toMatchObject({
      parts: [word('boots'), { kind: 'mark', mark: 'sale' }],
      price: { most: 150 },
    });
    expect(readQuery('clearance over 20 dollars')).toMatchObject({ parts: [{ kind: 'mark', mark: 'clearance' }], price: { least: 20 } });
    expect(readQuery('new arrivals').parts).toMatchObject([{ kind: 'mark', mark: 'new' }]);
    for (const query of ['50% off', '50 percent off', 'at least 50% off', '52 off', '50% off or more']) {
      expect(readQuery(query).parts, query).toMatchObject([{ kind: 'mark', mark: 'off50' }]);
    }
    for (const query of ['over 50% off', 'more than 50% off', 'up to 50 % off', '50 % de réduction']) {
      expect(readQuery(query), query).toMatchObject({ parts: [{ kind: 'mark', mark: 'off50' }] });
      expect(readQuery(query).price, query).toBeUndefined();
    }
    expect(readQuery('over 50 jackets').price).toEqual({ least: 50 });
    expect(readQuery('2% off boots').parts).toMatchObject([{ kind: 'mark', mark: 'sale' }, word('boots')]);
    expect(readQuery('20% off white shirt').parts).toMatchObject([
      { kind: 'mark', mark: 'off20' },
      { kind: 'shade', shade: 'white' },
      word('shirt'),
    ]);
    expect(readQuery('100% linen shirt').parts).not.toContainEqual(word('percent'));
    expect(discountMarks(49.99).at(-1)).toBe('off50');
    expect(readQuery('money off').parts).toMatchObject([word('money'), { kind: 'mark', mark: 'sale' }]);
    expect(readQuery('34 off white jeans').parts).toMatchObject([{ kind: 'measure' }, { kind: 'shade', shade: 'cream' }, word('jeans')]);
    expect(discountMarks(52)).toHaveLength(10);
    expect(discountMarks(52).at(-1)).toBe('off50');
    expect([discountMarks(4.4), discountMarks(0)]).toEqual([[], []]);
    expect(readQuery('off white tee').parts).toMatchObject([{ kind: 'shade', shade: 'cream' }, word('tee')]);
    expect(readQuery('jacket').price).toBeUndefined();
  });
});
