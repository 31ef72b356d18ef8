/**
 * Renders the drawing of the 404 page: `node artwork/src/render-pants-down.ts`. The files are committed: an error page must not depend on
 * the image service, nor on the brand's images.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { paintPantsDown, pantsDownWidths } from './scenes/pants-down.ts';

const folder = fileURLToPath(new URL('../../storefront/public/art/', import.meta.url));

for (const size of pantsDownWidths) {
  const { data, width, height, channels } = await paintPantsDown(size);
  const bytes = await sharp(data, { raw: { width, height, channels } }).webp({ quality: 72, effort: 6 }).toBuffer();
  await writeFile(`${folder}pants-down-${size}.webp`, bytes);
  console.log(`pants-down-${size}.webp: ${width} x ${height}, ${bytes.length} bytes`);
}
