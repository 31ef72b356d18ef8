// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { MapLayer } from './map-layer.ts';
import { fitView, type MapView, moveView, shareOf, zoomView } from './map-view.ts';
import { project } from './projection.ts';
import { TileLayer } from './tile-layer.tsx';
import { VectorLayer } from './vector-layer.tsx';

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers' };
const Tiles: MapLayer = ({ view }) => <TileLayer tiles={tiles} view={view} />;
const layers: [name: string, layer: MapLayer, attribution: string][] = [
  ['the drawing', VectorLayer, ''],
  ['tiles of a service', Tiles, tiles.attribution],
];

const ely = { latitude: 47.9, longitude: -91.87 };
const near = fitView([project(ely)]);
const views = [
  near,
  fitView([]),
  zoomView(near, 1e9),
  zoomView(near, 1e-9),
  moveView(near, { x: -1e6, y: -1e6 }),
  moveView(near, { x: 1e6, y: 1e6 }),
];

function render(Layer: MapLayer, view: MapView): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <Layer view={view} pins={[shareOf(view, project(ely))]} />
    </IntlProvider>,
  );
  return container;
}

describe.each(layers)('%s conforms to the port of map layers', (_, Layer, attribution) => {
  it('draws something in every view', () => {
    for (const view of views) {
      const layer = render(Layer, view);
      expect(layer.querySelectorAll('svg, img').length).toBeGreaterThan(0);
      expect(layer.innerHTML).not.toMatch(/NaN|Infinity|undefined|null/);
    }
  });

  it('is decoration: no controls, and nothing but the attribution that its license asks for, in every view', () => {
    for (const view of views) {
      const layer = render(Layer, view);
      expect(layer.querySelectorAll('a, button, input, [tabindex]').length).toBe(0);
      expect([...layer.querySelectorAll('img')].every((image) => image.getAttribute('alt') === '')).toBe(true);
      for (const hidden of layer.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      expect(layer.textContent).toBe(attribution);
    }
  });

  it('shows the same for the same view, and another part for another one', () => {
    const html = (view: MapView) => render(Layer, view).innerHTML;
    expect(html(near)).toBe(html({ ...near }));
    expect(html(near)).not.toBe(html(moveView(near, { x: 0.2, y: 0 })));
  });
});

it('the drawing shows the part of its file that the view is', () => {
  const [, , width] = render(VectorLayer, near).querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect(width).toBeCloseTo(near.size);
});

it('the tile of a place lies below its pin', () => {
  const pin = shareOf(near, project(ely));
  const covers = [...render(Tiles, near).querySelectorAll('img')].filter(({ style }) => {
    const [left, top, side] = [style.left, style.top, style.width].map((text) => Number.parseFloat(text) / 100) as [number, number, number];
    return left <= pin.x && pin.x < left + side && top <= pin.y && pin.y < top + side;
  });
  expect(covers.map(({ src }) => src)).toEqual([expect.stringMatching(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/)]);
});
