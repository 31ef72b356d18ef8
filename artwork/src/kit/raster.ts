import sharp from 'sharp';
import type { Form, Ground, Layer, Rigid } from './sheet.ts';

// one image keeps one core busy; the image service decides how many are drawn at once
sharp.concurrency(1);

type Facts = { forms: Form[]; ground?: Ground; rigid: Rigid[] };

/** Returns the drawing with only one layer: the rasterizer also takes time for layers that it does not render. */
function only(svg: string, layer: Layer): string {
  return svg
    .split('\n')
    .filter((row) => !row.startsWith('<g id="') || row.startsWith(`<g id="${layer}"`))
    .join('\n')
    .replace(`<g id="${layer}" display="none">`, `<g id="${layer}"${layer === 'form' ? ' shape-rendering="crispEdges"' : ''}>`);
}

/** Renders one layer of the sheet to pixels: RGBA for the paint layer, one channel for the others. */
export function raster(svg: string, layer: Layer, size: number): Promise<Buffer> {
  const image = sharp(Buffer.from(only(svg, layer).replace('<svg ', `<svg width="${size}" height="${size}" `)));
  return layer === 'paint' ? image.ensureAlpha().raw().toBuffer() : image.extractChannel(0).raw().toBuffer();
}

export function factsOf(svg: string): Facts {
  const text = svg.match(/<metadata>(.*?)<\/metadata>/s)?.[1];
  if (!text) throw new Error('This drawing has no metadata: it was not made by a Sheet.');
  return JSON.parse(text) as Facts;
}
