// A strap that stands on its edge in a ring, seen from a little above: belt and collar are drawn on it.
import { line, num, op, type Point } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { profile } from '../shared/fit.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Ellipse of the upper edge, and the strap's height. Angles are in degrees; 90 is the nearest point. */
export class Coil {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly height: number;
  constructor({ x, y, rx, ry, height }: { x: number; y: number; rx: number; ry: number; height: number }) {
    this.x = x;
    this.y = y;
    this.rx = rx;
    this.ry = ry;
    this.height = height;
  }
  /** Returns the point at an angle, a share of the radius and a depth below the upper edge. */
  at(angle: number, share = 1, depth = 0): Point {
    return [
      this.x + Math.cos(radians(angle)) * this.rx * share,
      this.y + Math.sin(radians(angle)) * this.ry * share + depth - (1 - share) * 6,
    ];
  }
  /** Returns points between two angles: degrees from the right, clockwise; share of the radius; depth below the upper edge. */
  arc(from: number, to: number, share = 1, depth = 0): Point[] {
    return Array.from({ length: 81 }, (_, i) => this.at(from + ((to - from) * i) / 80, share, depth));
  }
  row(from: number, to: number, share: number, depth: number): string {
    return line(this.arc(from, to, share, depth));
  }
  face(from: number, to: number, top: number, bottom: number, share = 1): string {
    return `${line([...this.arc(from, to, share, top), ...this.arc(to, from, share, bottom)])}Z`;
  }
  ring(share: number): string {
    return `${line(this.arc(0, 360, share))}Z`;
  }
  /** Returns the foreshortening at an angle, 0 to 1. */
  facing(angle: number): number {
    return Math.sin(radians(angle)) ** 0.6;
  }
}

/** Height of the face across the image, from left to right; smooth, because every corner would be visible as an edge. */
const BEND = profile([
  [0, -0.95],
  [0.2, -0.2],
  [0.42, 0.48],
  [0.62, 0.34],
  [0.84, -0.34],
  [1, -1],
]);

/** Defines the gradients that bend the face sideways (`bend`, for folds) and darken its far end (`dim`, for paint). */
export function coilShades(s: Sheet): void {
  const stops = Array.from({ length: 21 }, (_, i) => {
    const height = BEND(i / 20);
    return `<stop offset="${num(i * 5)}%" stop-color="${height < 0 ? '#000' : '#fff'}" stop-opacity="${op(Math.abs(height))}"/>`;
  });
  s.define('bend', `<linearGradient id="bend">${stops.join('')}</linearGradient>`);
  s.define(
    'dim',
    '<linearGradient id="dim"><stop offset="0" stop-color="#000" stop-opacity=".2"/><stop offset=".25" stop-color="#000" stop-opacity="0"/><stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>',
  );
}
