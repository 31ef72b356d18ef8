import { expect, it } from 'vitest';
import { bestSellers, categoriesOf } from './computed-categories.ts';
import { buildStyle } from './style-builder.test-data.ts';

const none = new Set<string>();

it('returns the primary category first and adds the computed categories of a style', () => {
  const { style } = buildStyle({
    badge: 'new_color',
    newColors: ['loden'],
    markdown: { kind: 'clearance', percent: 30, colors: ['duck-brown'] },
  });
  expect(categoriesOf(style, new Set([style.id]))).toEqual(['men-coats-chore', 'new', 'clearance', 'best-sellers']);
});

it('excludes sale styles from clearance and returns no category twice', () => {
  expect(categoriesOf(buildStyle({ markdown: { kind: 'sale', percent: 30 } }).style, none)).toEqual(['men-coats-chore']);
  expect(categoriesOf(buildStyle({ badge: 'new', categories: ['men-coats-chore', 'new'] }).style, none)).toEqual([
    'men-coats-chore',
    'new',
  ]);
});

it('ranks by popularity and skips styles that cannot be bought', () => {
  const styles = Array.from({ length: 60 }, (_, index) => buildStyle({ id: String(4000 + index), popularity: index }).style);
  styles.push(buildStyle({ id: '4900', popularity: 100, stock: 'sold-out' }).style);
  const best = bestSellers(styles);
  expect(best.size).toBe(48);
  expect(best.has('4900')).toBe(false);
  expect([best.has('4011'), best.has('4012')]).toEqual([false, true]);
});
