import sharp from 'sharp';
import type { Layer } from './sheet.ts';

// one image keeps one core busy; the image service decides how many are drawn at once
sharp.concurrency(1);

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
