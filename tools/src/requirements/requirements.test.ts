import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageOf, unknownIds } from './coverage.ts';
import { citedIds, selectIds } from './ids.ts';
import { compareRequirements, parsePostponed, parseRequirements } from './requirements-tsv.ts';
import { testTitles } from './test-titles.ts';

const table = 'id\tarea\tsource\trequirement\nABC-001\tABC\t1\tFirst.\nABC-002\tABC\t1\tSecond.\nXYZ-001\tXYZ\t2\tThird.\n';
const requirements = parseRequirements(table);

describe('test titles', () => {
  it('are found in every syntax of a test', () => {
    const source = `
      describe('ABC-001 group', () => {
        it("plain", () => {});
        test(\`template\`, () => {});
        it.each([['a (b', 1], ["it's", 2]])('rows %s', () => {});
        it.each\`a | b\`('tagged', () => {});
        it.concurrent.for([1])('chained', () => {});
        test.describe('browser group', () => {});
        it(
          'on its own line',
          () => {},
        );
      });`;
    expect(testTitles(source)).toEqual([
      'ABC-001 group',
      'plain',
      'template',
      'rows %s',
      'tagged',
      'chained',
      'browser group',
      'on its own line',
    ]);
  });

  it('are one per row if they start with the first cell of a table', () => {
    const source = `
      const screens: readonly (readonly [id: string, path: string])[] = [
        ['ABC-001', '/a, [b'], // the row's comment, [with brackets
        ["ABC-002 ABC-003", (() => [1])()],
      ];
      it.each(screens)('%s answers %s', f);
      it.each([['XYZ-001', { a: ['no'] }], ['XYZ-002', 2],])('%s inline', f);
      it.for(['XYZ-003', 'XYZ-004'] as const)('%s alone', f);
      it.each(screens)('of %s', f);`;
    expect(testTitles(source)).toEqual([
      'ABC-001 answers %s',
      'ABC-002 ABC-003 answers %s',
      'XYZ-001 inline',
      'XYZ-002 inline',
      'XYZ-003 alone',
      'XYZ-004 alone',
      'of %s',
    ]);
  });

  it('are unchanged if the rows are numbers, imported or computed', () => {
    const source = `
      import { rows } from './rows.ts';
      const made = ['ABC-001'].map(twice);
      it.each(rows)('%s of another file', f);
      it.each(made)('%s of a made list', f);
      it.each(['ABC-001'].flatMap(twice))('%s made there', f);
      it.each([[id, 1], [2]])('%s without texts', f);
      it.skip.each([['ABC-001']])('%s skipped', f);`;
    expect(testTitles(source)).toEqual(['%s of another file', '%s of a made list', '%s made there', '%s without texts']);
  });

  it('are not read from skipped or planned tests, nor from calls that only resemble tests', () => {
    const source =
      "it.skip('ABC-001 a', f); it.todo('b'); test.fixme('c', f); submit('d'); x.test('e'); test(number); test.skipIf(x)('f', g);";
    expect(testTitles(source)).toEqual([]);
  });

  it('can be read from any source text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('it', '(', ')', '[', ']', ',', '//', '/*', '%s', "'", '`', '\\', '.each', ' ', 'x') }),
        (source) => Array.isArray(testTitles(source)),
      ),
    );
  });
});

describe('ids', () => {
  it('are cited alone, in lists and as ranges', () => {
    expect(citedIds('ABC-001, I18N-002, ABC-003 and XYZ-009..011 hold; not UTF-8 or ABC-1')).toEqual([
      'ABC-001',
      'I18N-002',
      'ABC-003',
      'XYZ-009',
      'XYZ-010',
      'XYZ-011',
    ]);
  });

  it('are selected by area, id and range, once each, in the order of the table', () => {
    const ids = ['ABC-001', 'ABC-002', 'XYZ-001'];
    expect(selectIds(['I18N-001', ...ids], ['I18N'])).toEqual(['I18N-001']);
    expect(selectIds(ids, [])).toEqual(ids);
    expect(selectIds(ids, ['XYZ', 'ABC-002'])).toEqual(['ABC-002', 'XYZ-001']);
    expect(selectIds(ids, ['ABC-001..009', 'ABC'])).toEqual(['ABC-001', 'ABC-002']);
    expect(() => selectIds(ids, ['NONE'])).toThrow(/no requirement is called NONE/);
  });
});

describe('coverage', () => {
  it('separates covered, missing and postponed requirements', () => {
    const { covered, missing, later } = coverageOf(requirements, ['ABC-001 works'], parsePostponed('id\twhy\nXYZ-001\tafter the login\n'));
    expect(covered.map(({ id }) => id)).toEqual(['ABC-001']);
    expect(missing.map(({ id }) => id)).toEqual(['ABC-002']);
    expect(later.map(({ id, reason }) => [id, reason])).toEqual([['XYZ-001', 'after the login']]);
  });

  it('lists cited ids of known areas that are not in the table', () => {
    expect(unknownIds(requirements, ['ABC-001 and ABC-101, ISO-639'])).toEqual(['ABC-101']);
  });
});

describe('a copy of the table', () => {
  it('differs by missing, added and changed rows', () => {
    const original = parseRequirements(
      'id\tarea\tsource\trequirement\nABC-001\tABC\t1\tFirst, changed.\nABC-003\tABC\t1\tNew.\nXYZ-001\tXYZ\t9\tThird.\n',
    );
    expect(compareRequirements(requirements, original)).toEqual([
      'ABC-001 has a different statement',
      'ABC-002 is only in this table',
      'ABC-003 is missing',
    ]);
  });
});
