// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { openTab } from '../checkout/testing/fake-shop.ts';
import { mountScreens } from '../platform/testing/mount.tsx';
import { StoreCard } from './store-card.tsx';
import { StorePage } from './store-page.tsx';
import { buildStore } from './testing/build-store.ts';

const photos = ['store-ely', 'winter-porch', 'pine-camp'].map((scene) => ({
  image: `/i/ridge/scene-${scene}`,
  alt: `The scene ${scene}.`,
}));

const pageOf = (photoGallery: typeof photos) => <StorePage store={buildStore({ photoGallery })} mapTiles={undefined} departments={[]} />;

async function imagesOf(screen: ReactNode): Promise<{ src: string; alt: string | null; sizes: string }[]> {
  openTab(null, {});
  const { container, unmount } = mountScreens({ stores: screen }, '/stores');
  await vi.waitFor(() => expect(container.querySelector('h1, h3')).not.toBeNull());
  const images = [...container.querySelectorAll('img')].map((image) => ({
    src: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt'),
    sizes: image.sizes,
  }));
  unmount();
  return images;
}

it('STORE-001 a store’s page shows its own drawing first, as wide as two others if their number is odd', async () => {
  const images = await imagesOf(pageOf(photos));
  expect(images.map(({ alt }) => alt)).toEqual(photos.map(({ alt }) => alt));
  expect(images[0]?.src).toContain('/i/ridge/scene-store-ely');
  expect(images.map(({ sizes }) => sizes.includes('1300px'))).toEqual([true, false, false]);
  const pair = await imagesOf(pageOf(photos.slice(0, 2)));
  expect(pair.map(({ sizes }) => sizes.includes('1300px'))).toEqual([false, false]);
});

it('STORE-001 a store’s card shows its first image beside its name, and none if it has none', async () => {
  const [image, ...others] = await imagesOf(<StoreCard store={buildStore({ photoGallery: photos })} />);
  expect(image).toMatchObject({ src: expect.stringContaining('/i/ridge/scene-store-ely'), alt: '' });
  expect(others).toEqual([]);
  expect(await imagesOf(<StoreCard store={buildStore({ photoGallery: [] })} />)).toEqual([]);
});
