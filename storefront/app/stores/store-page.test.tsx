// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { openTab } from '../platform/testing/fake-shop.ts';
import { mountScreens } from '../platform/testing/mount.tsx';
import { OurStoresPage } from './our-stores-page.tsx';
import { FoundStore, StoreCard } from './store-card.tsx';
import { StorePage } from './store-page.tsx';
import { buildStore } from './testing/store-builder.ts';

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

it('STORE-001 a store’s page shows its own drawing beside its name, and the others below the map, the first wide if their number is odd', async () => {
  const images = await imagesOf(pageOf(photos));
  expect(images.map(({ alt }) => alt)).toEqual(photos.map(({ alt }) => alt));
  expect(images[0]?.src).toContain('/i/ridge/scene-store-ely');
  expect(images.map(({ sizes }) => sizes.includes('1300px'))).toEqual([false, false, false]);
  const pair = await imagesOf(pageOf(photos.slice(0, 2)));
  expect(pair.map(({ sizes }) => sizes.includes('1300px'))).toEqual([false, true]);
  expect(await imagesOf(pageOf([]))).toEqual([]);
});

it('STORE-001 a store’s card shows its first image beside its name, and none if it has none', async () => {
  const [image, ...others] = await imagesOf(<StoreCard store={buildStore({ photoGallery: photos })} />);
  expect(image).toMatchObject({ src: expect.stringContaining('/i/ridge/scene-store-ely'), alt: '' });
  expect(others).toEqual([]);
  expect(await imagesOf(<StoreCard store={buildStore({ photoGallery: [] })} />)).toEqual([]);
});

it('FULFIL-005 a closed store says, where it can be chosen, from which day something can be picked up', async () => {
  openTab(null, {});
  const door = { is: 'shut', opens: '09:00', opensAt: '2027-04-01T14:00:00.000Z', date: '2027-04-01', inDays: 132, weekday: 3 } as const;
  const textOf = async (overrides: Parameters<typeof buildStore>[0]) => {
    const { container, unmount } = mountScreens({ stores: <StoreCard store={buildStore(overrides)} /> }, '/stores');
    await vi.waitFor(() => expect(container.textContent).toContain('Choose this store'));
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(await textOf({ closedOverride: true, c_door: door })).toContain(
    'Nothing can be picked up here before Thu,\u00a0Apr\u00a01,\u00a02027, when the store opens again.Choose this store',
  );
  expect(await textOf({ closedOverride: true, c_door: { is: 'closed', isPermanent: false } })).toContain(
    'Nothing can be picked up here until the store opens again.',
  );
  expect(await textOf({ c_door: door })).not.toContain('Nothing can be picked up');
  // This store has no pickup when it is open, either.
  expect(await textOf({ closedOverride: true, bopisEnabled: false })).not.toContain('Nothing can be picked up');
});

it('STORE-001 a store that is closed for now states its hours from the day on which it opens again', async () => {
  openTab(null, {});
  const specialHours = (date: string) => ({ date, name: date, opening: null });
  const store = buildStore({
    c_weekday: 4,
    c_date: '2026-11-27',
    c_specialHours: [specialHours('2026-12-25'), specialHours('2027-05-31')],
    closedOverride: true,
    c_door: { is: 'shut', opens: '09:00', opensAt: '2027-04-01T14:00:00.000Z', date: '2027-04-01', inDays: 125, weekday: 3 },
  });
  const { container } = mountScreens({ stores: <StorePage store={store} mapTiles={undefined} departments={[]} /> }, '/stores');
  await vi.waitFor(() => expect(container.querySelector('#store-hours')?.textContent).toBe('Hours from Thu,\u00a0Apr\u00a01,\u00a02027'));
  expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain(
    'Services from Thu,\u00a0Apr\u00a01,\u00a02027',
  );
  const days = [...container.querySelectorAll('section[aria-labelledby=store-hours] dt')].map(({ textContent }) => textContent);
  expect(days).toContain('Friday');
  expect(days.filter((day) => day.includes('today'))).toEqual([]);
  expect(days).toHaveLength(8);
  expect(days.at(-1)).toContain('2027-05-31');
});

it.each<[string, Parameters<typeof buildStore>[0], string]>([
  ['with pickup', {}, 'Pickup of online orders · Hemming'],
  ['without pickup', { bopisEnabled: false }, 'No pickup of online orders · Hemming'],
  ['that is temporarily closed', { closedOverride: true }, 'Nothing can be picked up here until the store opens again.'],
  ['that has nothing ready before it closes', { c_pickupStatus: 'none' }, 'No pickup of online orders · Hemming'],
])('FULFIL-005 pickup is a service of a store while it takes pickups: a store %s', async (_, overrides, expected) => {
  openTab(null, {});
  const store = buildStore(overrides);
  const found = <FoundStore store={store} position={1} place={undefined} unit="mi" isSelected={false} onSelect={() => {}} />;
  const list = mountScreens({ stores: found }, '/stores');
  await vi.waitFor(() => expect(list.container.textContent).toContain(expected));
  expect(list.container.textContent.includes('Pickup of online orders')).toBe(store.c_pickupStatus === 'offered');
  list.unmount();
  const page = mountScreens({ stores: <StorePage store={store} mapTiles={undefined} departments={[]} /> }, '/stores');
  await vi.waitFor(() => expect(page.container.querySelector('h1')).not.toBeNull());
  const services = [...page.container.querySelectorAll('section li')].map(({ textContent }) => textContent);
  expect(services.includes('Pickup of online orders')).toBe(store.c_pickupStatus === 'offered');
  const stated = [...page.container.querySelectorAll('section')].find(({ textContent }) => textContent.startsWith('Services'))?.textContent;
  expect(stated?.includes('No pickup of online orders')).toBe(store.c_pickupStatus === 'none');
});

it('STORE-001 the list of stores names only services that every store has', async () => {
  openTab(null, {});
  const stores = [['Hemming', 'Repairs'], ['Hemming']].map((c_services, index) => buildStore({ ID: `00${index}`, c_services }));
  const { container } = mountScreens({ stores: <OurStoresPage stores={stores} /> }, '/stores');
  await vi.waitFor(() => expect(container.textContent).toContain('At every store while it is open: hemming.'));
});
