/** The layers of a drawing sheet as pixels. */
import sharp from 'sharp';
import type { Form, Ground, Layer, Rigid } from './sheet.ts';

// one image keeps one core busy; the image service decides how many are drawn at once
sharp.concurrency(1);

type Facts = { forms: Form[]; ground?: Ground; rigid: Rigid[] };

/** The drawing with one of its layers alone, shown: the rasteriser reads what it need not draw, too. */
function only(svg: string, layer: Layer): string {
  return svg
    .split('\n')
    .filter((row) => !row.startsWith('<g id="') || row.startsWith(`<g id="${layer}"`))
    .join('\n')
    .replace(`<g id="${layer}" display="none">`, `<g id="${layer}"${layer === 'form' ? ' shape-rendering="crispEdges"' : ''}>`);
}

/** One layer of the sheet as pixels: RGBA for the paint, one channel for the others. */
export function raster(svg: string, layer: Layer, size: number): Promise<Buffer> {
  const image = sharp(Buffer.from(only(svg, layer).replace('<svg ', `<svg width="${size}" height="${size}" `)));
  return layer === 'paint' ? image.ensureAlpha().raw().toBuffer() : image.extractChannel(0).raw().toBuffer();
}

export function factsOf(svg: string): Facts {
  const text = svg.match(/<metadata>(.*?)<\/metadata>/s)?.[1];
  if (!text) throw new Error('This drawing has no metadata: it was not made by a Sheet.');
  return JSON.parse(text) as Facts;
}
