// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { VisibleIntersectionObserver } from '../../platform/testing/visible-intersection-observer.ts';
import { buildStore } from '../testing/store-builder.ts';
import { MapFrame } from './map-frame.tsx';

const ely = buildStore();
const tower = buildStore({ ID: '002', name: 'Tower', address: { ...ely.address, latitude: 47.8, longitude: -92.27 } });
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers' };

/** Page whose searches find the same stores. Its data are other objects after each search, as those of a loader are. */
function SearchPage() {
  const [center, setCenter] = useState({ latitude: 47.9, longitude: -91.9 });
  return (
    <>
      <button type="button" onClick={() => setCenter({ ...center })}>
        Search again
      </button>
      <button type="button" onClick={() => setCenter({ ...center, latitude: 45 })}>
        Search elsewhere
      </button>
      <MapFrame stores={[ely, tower]} center={center} unit="mi" tiles={{ ...tiles }} onSelect={() => {}} />
    </>
  );
}

async function openPage() {
  vi.stubGlobal('IntersectionObserver', VisibleIntersectionObserver);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { container } = mountScreens({ '': <SearchPage /> }, '/');
  await waitFor(() => expect(container.querySelectorAll('button[aria-pressed]')).toHaveLength(2));
  const press = (name: string) => findByText(container, 'button', name).click();
  const images = () => [...container.querySelectorAll('img')];
  const distance = () => {
    const [one = 0, other = 0] = [...container.querySelectorAll<HTMLElement>('button[aria-pressed]')].map(({ style }) =>
      Number.parseFloat(style.left),
    );
    return one - other;
  };
  return { container, press, images, distance };
}

describe('the place of the map on a page', () => {
  it('shows each search from its own view, also if it has found the same stores', async () => {
    const { press, distance } = await openPage();
    const first = distance();
    press('Zoom in');
    await waitFor(() => expect(distance()).toBeGreaterThan(first * 1.5));
    press('Search elsewhere');
    await waitFor(() => expect(distance()).toBeLessThan(first));
  });

  it('keeps its view and its tiles while the place and the stores stay the same, and names the service of the tiles', async () => {
    const { container, press, images, distance } = await openPage();
    const [before, tile] = [distance(), images()[0]];
    expect(tile).toBeDefined();
    press('Search again');
    await new Promise(requestAnimationFrame);
    expect(images()[0]).toBe(tile);
    expect(distance()).toBe(before);
    expect(container.textContent).toContain(tiles.attribution);
  });
});
