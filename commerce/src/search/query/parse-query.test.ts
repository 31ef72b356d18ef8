import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountFlags, parseQuery } from './parse-query.ts';

const word = (text: string) => ({ kind: 'word', word: text });

describe('query interpretation', () => {
  it('is parsed into words, sizes and colors', () => {
    expect(parseQuery('wmns canvas pant 34x30').parts).toEqual([
      word('wmns'),
      word('canvas'),
      word('pant'),
      { kind: 'size', sizes: ['34x30'], words: [] },
    ]);
    expect(parseQuery('Dark Blue T-shirt, XL tall')).toMatchObject({
      parts: [{ kind: 'color', color: 'navy', words: ['dark', 'blue'] }, word('tshirt'), { kind: 'size', sizes: ['xl-tall'] }],
      colorNames: ['navy'],
      normalized: 'dark blue tshirt xl tall',
    });
  });

  it('contains exclusions', () => {
    for (const query of ['jacket without a hood', 'jacket -hood', 'jacket no hood', 'jacket not hood']) {
      expect(parseQuery(query)).toMatchObject({ parts: [word('jacket')], excluded: ['hood'] });
    }
    for (const query of ['jacket that doesn’t have a hood', "jacket that isn't made of hood"]) {
      expect(parseQuery(query)).toMatchObject({ parts: [word('jacket'), word('that')], excluded: ['hood'] });
    }
    expect(parseQuery('no-show socks')).toMatchObject({ parts: [word('no'), word('show'), word('socks')], excluded: [] });
    expect(parseQuery('coat without').excluded).toEqual([]);
  });

  it('has no parts if it contains no letters or digits', () => {
    expect(parseQuery('  %_\\ & | ! :* " \' ').parts).toEqual([]);
  });

  it('never has more than twelve parts or an unnormalized word for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 512 }), (text) => {
        const { parts, excluded } = parseQuery(text);
        expect(parts.length).toBeLessThanOrEqual(12);
        const tokens = [...excluded, ...parts.flatMap((part) => (part.kind === 'word' ? part.word : part.words))];
        for (const each of tokens) expect(each).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('flags and prices in a query', () => {
  it('are recognized in all notations', () => {
    expect(parseQuery('boots on sale under $150')).toMatchObject({
      parts: [word('boots'), { kind: 'flag', flag: 'sale' }],
      price: { max: 150 },
    });
    expect(parseQuery('clearance over 20 dollars')).toMatchObject({ parts: [{ kind: 'flag', flag: 'clearance' }], price: { min: 20 } });
    expect(parseQuery('new arrivals').parts).toMatchObject([{ kind: 'flag', flag: 'new' }]);
    for (const query of ['50% off', '50 percent off', 'at least 50% off', '52 off', '50% off or more']) {
      expect(parseQuery(query).parts, query).toMatchObject([{ kind: 'flag', flag: 'off50' }]);
    }
    for (const query of ['over 50% off', 'more than 50% off', 'up to 50 % off', '50 % de réduction']) {
      expect(parseQuery(query), query).toMatchObject({ parts: [{ kind: 'flag', flag: 'off50' }] });
      expect(parseQuery(query).price, query).toBeUndefined();
    }
    expect(parseQuery('over 50 jackets').price).toEqual({ min: 50 });
    expect(parseQuery('2% off boots').parts).toMatchObject([{ kind: 'flag', flag: 'sale' }, word('boots')]);
    expect(parseQuery('20% off white shirt').parts).toMatchObject([
      { kind: 'flag', flag: 'off20' },
      { kind: 'color', color: 'white' },
      word('shirt'),
    ]);
    expect(parseQuery('100% linen shirt').parts).not.toContainEqual(word('percent'));
    expect(discountFlags(49.99).at(-1)).toBe('off50');
    expect(parseQuery('money off').parts).toMatchObject([word('money'), { kind: 'flag', flag: 'sale' }]);
    expect(parseQuery('34 off white jeans').parts).toMatchObject([{ kind: 'size' }, { kind: 'color', color: 'cream' }, word('jeans')]);
    expect(discountFlags(52)).toHaveLength(10);
    expect(discountFlags(52).at(-1)).toBe('off50');
    expect([discountFlags(4.4), discountFlags(0)]).toEqual([[], []]);
    expect(parseQuery('off white tee').parts).toMatchObject([{ kind: 'color', color: 'cream' }, word('tee')]);
    expect(parseQuery('jacket').price).toBeUndefined();
  });
});
