/** Round metal, horn and pearl: domes, rivets, buttons, snaps, eyelets. Sizes are multiplied by the sheet's `hardware` factor. */
import { mix } from './color.ts';
import { num } from './geometry.ts';
import type { Sheet } from './sheet.ts';

export function dome(s: Sheet, id: string, metal: string): string {
  s.define(
    id,
    `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${mix(metal, '#fff6df', 0.75)}"/><stop offset=".35" stop-color="${metal}"/><stop offset="1" stop-color="${mix(metal, '#1d1208', 0.72)}"/></radialGradient>`,
  );
  return `url(#${id})`;
}

export function rivet(s: Sheet, x: number, y: number, radius = 6, metal = '#b98a4e'): void {
  const r = radius * s.hardware;
  const g = dome(s, `m${metal.slice(1)}`, metal);
  const X = num(x);
  const Y = num(y);
  s.stiffen(x, y, r + 3, r);
  s.add(
    'paint',
    `<circle cx="${num(x + 1.2)}" cy="${num(y + 2)}" r="${num(r + 1.6)}" fill="#000" fill-opacity=".4"/><circle cx="${X}" cy="${Y}" r="${num(r)}" fill="${g}"/><circle cx="${X}" cy="${Y}" r="${num(r * 0.5)}" fill="${mix(metal, '#2a1a0c', 0.45)}"/><circle cx="${num(x - r * 0.1)}" cy="${num(y - r * 0.12)}" r="${num(r * 0.34)}" fill="${mix(metal, '#fff3d6', 0.35)}"/>`,
  );
  s.add(
    'detail',
    `<circle cx="${X}" cy="${Y}" r="${num(r * 1.6)}" fill="#000" fill-opacity=".09"/><circle cx="${X}" cy="${Y}" r="${num(r)}" fill="#fff" fill-opacity=".3"/>`,
  );
}

/** Draws a rivet and records it as a visible part. */
export function setRivet(s: Sheet, x: number, y: number, radius: number, metal: string): void {
  rivet(s, x, y, radius, metal);
  s.part('rivet', x, y);
}

export function button(s: Sheet, x: number, y: number, radius = 11, color = '#3a2a1e', thread = '#c9b28a', metal = false): void {
  if (metal) {
    rivet(s, x, y, radius, color);
    return;
  }
  const r = radius * s.hardware;
  const X = num(x);
  const Y = num(y);
  const k = r * 0.26;
  const g = dome(s, `b${color.slice(1)}`, color);
  s.stiffen(x, y, r + 4, r);
  const hole = (dx: number, dy: number) => `<circle cx="${num(x + dx)}" cy="${num(y + dy)}" r="${num(r * 0.13)}" fill="#0b0705"/>`;
  s.add(
    'paint',
    `<circle cx="${num(x + 1.4)}" cy="${num(y + 2.6)}" r="${num(r + 1)}" fill="#000" fill-opacity=".38"/><circle cx="${X}" cy="${Y}" r="${num(r)}" fill="${g}"/><circle cx="${X}" cy="${Y}" r="${num(r * 0.68)}" fill="${color}"/>${hole(-k, -k)}${hole(k, -k)}${hole(-k, k)}${hole(k, k)}<path d="M${num(x - k)} ${num(y - k)}L${num(x + k)} ${num(y + k)}M${num(x + k)} ${num(y - k)}L${num(x - k)} ${num(y + k)}" stroke="${thread}" stroke-width="${num(r * 0.15)}"/>`,
  );
  s.add(
    'detail',
    `<circle cx="${X}" cy="${Y}" r="${num(r + 2.5)}" fill="#000" fill-opacity=".16"/><circle cx="${X}" cy="${Y}" r="${num(r)}" fill="#fff" fill-opacity=".34"/><circle cx="${X}" cy="${Y}" r="${num(r * 0.66)}" fill="#000" fill-opacity=".16"/>`,
  );
}

export function snap(s: Sheet, x: number, y: number, radius = 8, color = '#3a3834'): void {
  const r = radius * s.hardware;
  s.stiffen(x, y, r + 3, r);
  s.add(
    'paint',
    `<circle cx="${num(x + 1.4)}" cy="${num(y + 2.4)}" r="${num(r + 1)}" fill="#000" fill-opacity=".34"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${mix(color, '#000000', 0.25)}"/><circle cx="${num(x - 0.6)}" cy="${num(y - 0.8)}" r="${num(r * 0.8)}" fill="${color}"/><circle cx="${num(x - r * 0.3)}" cy="${num(y - r * 0.36)}" r="${num(r * 0.2)}" fill="#fff" fill-opacity=".45"/>`,
  );
  s.add('detail', `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#fff" fill-opacity=".32"/>`);
}

export function eyelet(s: Sheet, x: number, y: number, radius = 6, metal = '#b98a4e'): void {
  const r = radius * s.hardware;
  s.add(
    'paint',
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r + 1.4)}" fill="#000" fill-opacity=".3"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${metal}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.5)}" fill="#0c0907"/>`,
  );
  s.add('detail', `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#fff" fill-opacity=".3"/>`);
}
