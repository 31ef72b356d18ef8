import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitCsvLine } from './feed-records.ts';
import { parseStockFeed } from './parse-feed.ts';

const header = 'sku,location,on_hand,backorder_limit,in_stock_date';
const csv = (...rows: string[]) => parseStockFeed([header, ...rows, `END,${rows.length}`, ''].join('\n'), 'csv');
const errorsOf = (...rows: string[]) => csv(...rows).errors;

describe('a stock feed', () => {
  it('is read from CSV, with columns in any order, and from JSON lines', () => {
    const lines = [
      { skuId: 'COAT', locationId: 'warehouse', onHand: 12, backorderLimit: 5, inStockDate: '2026-12-12' },
      { skuId: 'COAT', locationId: '001', onHand: -2, backorderLimit: 0, inStockDate: null },
    ];
    expect(csv('COAT,warehouse,12,5,2026-12-12', '"COAT",001,-2,,')).toEqual({ lines, errors: [] });
    const reordered = '\uFEFFOn_Hand,SKU,location\r\n-2,COAT,001\r\nEND,1\r\n';
    expect(parseStockFeed(reordered, 'csv')).toEqual({ lines: [lines[1]], errors: [] });
    const json = [
      '{"sku":"COAT","location":"warehouse","on_hand":12,"backorder_limit":5,"in_stock_date":"2026-12-12"}',
      '{"sku":"COAT","location":"001","on_hand":-2,"in_stock_date":null}',
      '{"end":2}',
    ];
    expect(parseStockFeed(json.join('\n'), 'jsonl')).toEqual({ lines, errors: [] });
  });

  it.each([
    ['a count with decimals', 'COAT,001,1.5,,', 'on_hand is not a whole number: 1.5'],
    ['a missing count', 'COAT,001,,,', 'on_hand is missing'],
    ['an absurd count', 'COAT,001,-1000001,,', 'on_hand is not between -1000000 and 10000000: -1000001'],
    ['a negative backorder limit', 'COAT,001,1,-1,', 'backorder_limit is not between 0 and 10000000: -1'],
    ['a date that does not exist', 'COAT,001,1,1,2026-02-30', 'in_stock_date is not a date of the form 2026-12-31: 2026-02-30'],
    ['no SKU', ',001,1,,', 'sku is missing'],
    ['an invalid location', 'COAT,0 1,1,,', 'location is not an id: 0 1'],
    ['a row that is cut off', 'COAT,001,1', '3 fields instead of 5'],
    ['an open quote', 'COAT,"001,1,,', 'a quote is not closed'],
  ])('names the line of %s', (_, row, message) => {
    expect(errorsOf('COAT,warehouse,3,,', row)).toContainEqual({ line: 3, message });
  });

  it('is rejected if it is cut off anywhere: between two rows, in a row, or in the number of rows', () => {
    const rows = Array.from({ length: 12 }, (_, index) => `COAT${index},warehouse,${index},,`);
    const whole = [header, ...rows, 'END,12'].join('\n');
    expect(parseStockFeed(whole, 'csv').errors).toEqual([]);
    for (let length = 0; length < whole.length; length += 1) {
      expect(parseStockFeed(whole.slice(0, length), 'csv').errors.length, whole.slice(0, length)).toBeGreaterThan(0);
    }
  });

  it('without its number of rows is complete if the caller knows the number', () => {
    const text = `${header}\nCOAT,001,1,,\n`;
    expect(parseStockFeed(text, 'csv', 1).errors).toEqual([]);
    expect(parseStockFeed(text, 'csv', 2).errors).toEqual([{ message: 'the feed has 1 rows instead of 2: it is cut off' }]);
    expect(parseStockFeed(text, 'csv').errors).toHaveLength(1);
  });

  it('is rejected with unknown or missing columns', () => {
    expect(parseStockFeed('sku,location,onhand\nCOAT,001,1\nEND,1', 'csv').errors).toEqual(
      expect.arrayContaining([
        { line: 1, message: 'there is no column on_hand' },
        { line: 1, message: 'there is no column onhand in a stock feed' },
      ]),
    );
    expect(parseStockFeed('{"sku":"COAT","location":"001","onhand":1}\n{"end":1}', 'jsonl').errors).toContainEqual({
      line: 1,
      message: 'there is no column onhand in a stock feed',
    });
  });

  it('never throws, whatever the text, and accepts only whole counts', () => {
    const piece = fc.oneof(fc.constantFrom('COAT', '001', ',', '\n', '"', 'END,1', '-3', '{"end":1}', header, '1e9'), fc.string());
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom('csv' as const, 'jsonl' as const), (pieces, format) => {
        for (const { onHand, backorderLimit } of parseStockFeed(pieces.join(''), format).lines) {
          expect(Number.isInteger(onHand) && Number.isInteger(backorderLimit)).toBe(true);
        }
      }),
    );
  });

  it('reads any field in quotes', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string().filter((text) => !/[\r\n]/.test(text)),
          { minLength: 1 },
        ),
        (fields) => {
          expect(splitCsvLine(fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(','))).toEqual(fields);
        },
      ),
    );
  });
});
