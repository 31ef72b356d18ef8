// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildStore } from '../testing/store-builder.ts';
import StoreMap from './store-map.tsx';

const ely = buildStore();
const tower = buildStore({ ID: '002', name: 'Tower', address: { ...ely.address, latitude: 47.8, longitude: -92.27 } });

async function open(selectedId?: string) {
  const onSelect = vi.fn();
  const map = <StoreMap stores={[ely, tower]} unit="mi" tiles={undefined} selectedId={selectedId} onSelect={onSelect} />;
  const { container } = mountScreens({ map }, '/map');
  await waitFor(() => expect(container.querySelector('[role="group"]')).not.toBeNull());
  const pins = () => [...container.querySelectorAll<HTMLElement>('button[aria-pressed]')];
  const places = () => pins().map(({ style }) => [style.left, style.top].map(Number.parseFloat) as [number, number]);
  return { container, group: container.querySelector<HTMLElement>('[role="group"]')!, pins, places, onSelect };
}

describe('the map of stores', () => {
  it('STORE-002 numbers its pins like the list, and names them', async () => {
    const { group, pins } = await open('002');
    expect(group.getAttribute('aria-label')).toBe('Map with 2 stores');
    expect(pins().map(({ textContent }) => textContent)).toEqual(['1 Ely, Sheridan Street', '2 Tower']);
    expect(pins().map((pin) => pin.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  });

  it('selects the store of a pin', async () => {
    const { pins, onSelect } = await open();
    pins()[1]?.click();
    expect(onSelect).toHaveBeenCalledWith('002');
  });

  it('spreads the pins of close stores, so that each can be clicked, and shows where they belong', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(352);
    onTestFinished(() => width.mockRestore());
    const { container, places } = await open();
    for (let zoom = 0; zoom < 6; zoom += 1) findByText(container, 'button', 'Zoom out').click();
    await waitFor(() => expect(container.querySelectorAll('svg path').length).toBeGreaterThanOrEqual(2));
    const [[x1, y1], [x2, y2]] = places() as [[number, number], [number, number]];
    expect(Math.hypot(x1 - x2, y1 - y2) * 3.52).toBeGreaterThanOrEqual(44);
  });

  it('zooms by its buttons, and shows all stores again', async () => {
    const { container, places } = await open();
    const before = places();
    const distance = () => places()[0]![0] - places()[1]![0];
    const first = distance();
    findByText(container, 'button', 'Zoom in').click();
    await waitFor(() => expect(distance()).toBeGreaterThan(first * 1.5));
    findByText(container, 'button', 'Zoom out').click();
    findByText(container, 'button', 'Zoom out').click();
    await waitFor(() => expect(distance()).toBeLessThan(first));
    findByText(container, 'button', 'Show all stores').click();
    await waitFor(() => expect(places()).toEqual(before));
  });

  it('moves by the arrow keys while the focus is in it', async () => {
    const { pins, places } = await open();
    const [before] = places();
    pins()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    await waitFor(() => expect(places()[0]?.[0]).toBeCloseTo(before![0] - 15));
  });

  it('zooms by the wheel only with Ctrl or Command, so that the page can be scrolled', async () => {
    const { group, places } = await open();
    const before = places();
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
      group.dispatchEvent(event);
      return event.defaultPrevented;
    };
    wheel(false);
    expect(places()).toEqual(before);
    await waitFor(() => expect(wheel(true)).toBe(true));
    expect(wheel(false)).toBe(false);
  });
});
