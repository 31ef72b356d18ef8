import { expect, it } from 'vitest';
import { clothBackground } from './cloth-colour.ts';

it('shows plain cloth as it is and several yarns as bands', () => {
  expect(clothBackground(['#9a6b3c'])).toBe('#9a6b3c');
  expect(clothBackground(['#8c332b', '#1b1b1d'])).toBe('linear-gradient(135deg, #8c332b 0% 50%, #1b1b1d 50% 100%)');
  expect(clothBackground([])).toBe('var(--color-kraft)');
});
