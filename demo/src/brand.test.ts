import { expect, it } from 'vitest';
import { demoBrand } from './brand.ts';
import { loadCommerceData } from './commerce.ts';

it('the brand name in code equals the one in the data', () => {
  expect(loadCommerceData().brand).toBe(demoBrand.name);
  for (const { image } of loadCommerceData().preferences.giftCardTypes) expect(image).toContain(`/i/${demoBrand.mediaEndpoint}/`);
});
