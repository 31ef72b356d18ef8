// @vitest-environment happy-dom
import type { Hit } from '@outfitter/contract/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { VisibleIntersectionObserver } from '../../platform/testing/visible-intersection-observer.ts';
import { choreHit } from '../testing/product-fixture.ts';
import { tileFromHit, tilesFromHits } from './build-tile.ts';
import { ProductTile } from './product-tile.tsx';

const [brown] = choreHit.colors;
const moss = {
  ...brown!,
  value: '31',
  name: 'Moss',
  image: { link: '/i/ridge/4117-31-front', alt: 'Moss' },
  price: 89,
  priceMax: 89,
  strikePrice: 149,
  isClearance: true,
};
function mountTile(overrides: Partial<Hit>): HTMLElement {
  const hit = { ...choreHit, colors: [brown!, moss], ...overrides };
  return mountScreens({ '/': <ProductTile tile={tileFromHit(hit)} priority="eager" /> }, '/').container;
}

it('LIST-013 LIST-014 says the rating as a number, beside the stars and the number of reviews', async () => {
  const container = mountTile({ c_StarRatingBase: 4.7, c_StarRatingCount: 253 });
  await waitFor(() => expect(container.querySelector('article')).not.toBeNull());
  expect(container.querySelector('[role="img"][aria-label="4.5 out of 5 stars"]')).not.toBeNull();
  expect(container.textContent).toContain('4.7253 reviews');
});

it('LIST-010 counts the colors without a swatch, for a row of five and for a phone’s row of three', async () => {
  const colors = Array.from({ length: 9 }, (_, index) => ({ ...brown!, value: `${index}`, name: `Color ${index}`, orderable: index < 7 }));
  const container = mountTile({ colors });
  await waitFor(() => expect(container.querySelectorAll('a[rel="nofollow"]')).toHaveLength(5));
  const texts = (selector: string) => [...container.querySelectorAll(`a${selector}`)].map(({ textContent }) => textContent);
  // Two orderable colors without a swatch, and two that are sold out; on a phone two more.
  expect(texts('.hide-on-mobile:not([rel])')).toEqual([`+44 more colors of ${choreHit.productName}`]);
  expect(texts('.mobile-only')).toEqual([`+66 more colors of ${choreHit.productName}`]);
  expect(container.querySelectorAll('a[rel="nofollow"].hide-on-mobile')).toHaveLength(2);
});

it('LIST-010 counts at most five sold-out colors, and nothing if every color has a swatch', async () => {
  const colors = Array.from({ length: 9 }, (_, index) => ({ ...brown!, value: `${index}`, name: `Color ${index}`, orderable: index < 1 }));
  const soldOut = mountTile({ colors });
  await waitFor(() => expect(soldOut.textContent).toContain('+55 more colors'));
  const complete = mountTile({});
  await waitFor(() => expect(complete.querySelectorAll('a[rel="nofollow"]')).toHaveLength(2));
  expect(complete.textContent).not.toContain('+');
});

it('LIST-004 LIST-007 LIST-011 shows the marked-down color with its badge and link, and no badge once another color is chosen', async () => {
  const container = mountTile({ image: moss.image, c_badges: ['Clearance'] });
  await waitFor(() => expect(container.textContent).toContain('Clearance'));
  expect(container.querySelector('img')?.getAttribute('src')).toContain('4117-31-front');
  expect(container.querySelector('h3 a')?.getAttribute('href')).toContain('?color=31');
  const swatch = (color: string) => container.querySelector<HTMLElement>(`a[rel="nofollow"][href*="color=${color}"]`);
  const before = container.querySelector('img');
  swatch('10')?.click();
  await waitFor(() => expect(container.textContent).not.toContain('Clearance'));
  expect(before?.isConnected, 'the image of the other color is not shown until the next one has loaded').toBe(false);
  swatch('31')?.click();
  await waitFor(() => expect(container.textContent).toContain('Clearance'));
});

it('LIST-009 loads the image of a swatch near the viewport, and shows its colors until then', async () => {
  const colors = [brown!, { ...moss, imageSwatch: { link: '/i/ridge/4117-31-swatch', alt: 'Moss duck' } }];
  const backgrounds = (container: HTMLElement) =>
    [...container.querySelectorAll<HTMLElement>('a[rel="nofollow"] i')].map(({ style }) => style.getPropertyValue('--swatch-background'));
  const far = mountTile({ colors });
  await waitFor(() => expect(backgrounds(far)).toEqual(['#9a6b3c', '#9a6b3c']));
  vi.stubGlobal('IntersectionObserver', VisibleIntersectionObserver);
  onTestFinished(() => void vi.unstubAllGlobals());
  const near = mountTile({ colors });
  await waitFor(() => expect(backgrounds(near)[1]).toContain('/i/ridge/4117-31-swatch'));
  expect(backgrounds(near)[0]).toBe('#9a6b3c');
});

it('WISH-006 says from which amount a gift card is sold, and offers neither a heart nor a comparison of it', async () => {
  const container = mountTile({ c_isGiftCard: true, price: 25, colors: [{ ...brown!, price: 25, priceMax: 25 }] });
  await waitFor(() => expect(container.textContent).toContain('From $25'));
  expect(container.textContent).not.toContain('$25.00');
  await waitFor(() => expect(container.textContent).toContain('Quick add'));
  expect(container.textContent).not.toContain('Compare');
});

it('offers to compare a style beside its image, not among the buttons on it, and no gift card', async () => {
  const coat = mountTile({});
  const compare = (container: HTMLElement) => container.querySelector(`button[aria-label="Compare: ${choreHit.productName}"]`);
  await waitFor(() => expect(compare(coat)?.parentElement?.matches('article > .compare')).toBe(true));
  const card = mountTile({ c_isGiftCard: true });
  await waitFor(() => expect(card.querySelector('button[aria-label^="Quick add"]')).not.toBeNull());
  expect(compare(card)).toBeNull();
});

it('a tile of a list with several departments says which one it is of, before the fabric', async () => {
  const tiles = tilesFromHits(['Men', 'Women'].map((c_department) => ({ ...choreHit, productId: c_department, c_department })));
  const { container } = mountScreens({ '/': tiles.map((tile) => <ProductTile key={tile.id} tile={tile} priority="eager" />) }, '/');
  await waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(2));
  const texts = [...container.querySelectorAll('article p:first-of-type')].map(({ textContent }) => textContent);
  expect(texts).toEqual([`Men · ${choreHit.c_cloth}`, `Women · ${choreHit.c_cloth}`]);
});
