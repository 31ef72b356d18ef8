// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { toChosenStore, writeStoreChoice } from './chosen-store/write-store-choice.ts';
import { buildStore } from './testing/store-builder.ts';
import { UnknownStorePage } from './unknown-store-page.tsx';

async function linksOf(id: string) {
  const { container, unmount } = mountScreens({ locations: <UnknownStorePage id={id} /> }, '/locations');
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('We don’t have this store.'));
  const links = [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  unmount();
  return links;
}
const otherStores = [
  ['Find a store', '/find-stores'],
  ['All stores by state', '/our-stores'],
];

it('ROUTE-031 leads from an unknown store to the finder, to all stores, and to the chosen store', async () => {
  onTestFinished(() => writeStoreChoice({}));
  expect(await linksOf('999')).toEqual(otherStores);
  writeStoreChoice({ store: toChosenStore(buildStore()) });
  expect(await linksOf('999')).toEqual([otherStores[0], ['Your store: Ely, Sheridan Street', '/locations/?StoreID=001'], otherStores[1]]);
  expect(await linksOf('001'), 'a chosen store that is gone').toEqual(otherStores);
});
