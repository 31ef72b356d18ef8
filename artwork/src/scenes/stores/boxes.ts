// Upright rectangles, of which a street front mostly consists.
import { num } from '../../kit/geometry.ts';

export const box = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export function framing(x: number, y: number, w: number, h: number, paint: string): string {
  return (
    box(x + 5, y + 7, w, h, '#08080c', 0.4) +
    box(x, y, w, h, paint) +
    box(x, y, w, 3, '#fff2d6', 0.4) +
    box(x, y, 3, h, '#fff2d6', 0.26) +
    box(x + w - 4, y, 4, h, '#08080c', 0.32) +
    box(x, y + h - 4, w, 4, '#08080c', 0.36)
  );
}
