import { expect, it } from 'vitest';
import { demoBrand } from './brand.ts';
import { loadCommerceData } from './commerce.ts';

it('names the brand in code as its data does', () => {
  expect(loadCommerceData().brand).toBe(demoBrand.name);
  for (const { image } of loadCommerceData().preferences.giftCardTypes) expect(image).toContain(`/i/${demoBrand.mediaEndpoint}/`);
});
