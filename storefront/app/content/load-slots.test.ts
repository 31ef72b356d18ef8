import { expect, it } from 'vitest';
import { categorySlots } from './load-slots.ts';

const block = (name: string) => ({ _meta: { name, schema: 'text-banner', deliveryId: name, deliveryKey: null } });
const names = ({ above, below }: ReturnType<typeof categorySlots>) => [above, below].map((blocks) => blocks.map(({ _meta }) => _meta.name));

it('HOME-001 a category shows its own content above its listing, and below it the content of the nearest ancestor', () => {
  const men = { slotAbove: [block('men above')], slotBelow: [block('men below')] };
  const coats = { slotBelow: [block('coats below')] };
  expect(names(categorySlots([men]))).toEqual([['men above'], ['men below']]);
  expect(names(categorySlots([men, coats]))).toEqual([[], ['coats below']]);
  expect(names(categorySlots([men, undefined, undefined]))).toEqual([[], ['men below']]);
  expect(names(categorySlots([]))).toEqual([[], []]);
});
