import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Blocks, parseBlocks } from '../../content/index.ts';
import { renderCompleteHtml } from '../../content/testing/render-complete-html.tsx';
import { samples } from './block-pages.tsx';
import { itemOf } from './sample.ts';
import { sampleTiles } from './sample-tile.ts';
import { statesOf } from './states.ts';

const app = fileURLToPath(new URL('../../', import.meta.url));
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));

/** Returns the tags in a source file. A `>` in an arrow function or an attribute does not end a tag. */
function tagsIn(source: string, kind: 'img' | 'video'): string[] {
  return source
    .split(new RegExp(`<${kind}(?=[\\s/>])`))
    .slice(1)
    .map((rest) => /^(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|"[^"]*"|[^>{"])*>/.exec(rest)?.[0] ?? rest);
}
const isSized = (tag: string) => /\swidth=/.test(tag) && /\sheight=/.test(tag);

describe('images and videos', () => {
  it('have a width and a height everywhere, so that loading causes no layout shift', () => {
    const found = sources.flatMap((file) => {
      const source = readFileSync(path.join(app, file), 'utf8');
      return [...tagsIn(source, 'img'), ...tagsIn(source, 'video')].map((tag) => ({ file, tag, isSized: isSized(tag) }));
    });
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter((each) => !each.isSized)).toEqual([]);
    expect(isSized(tagsIn('<img src={a} alt="wide" onLoad={() => go()} />', 'img')[0] ?? '')).toBe(false);
  });

  it('use one component for the image service', () => {
    const others = sources.filter((file) => /<img(?=[\s/>])/.test(readFileSync(path.join(app, file), 'utf8')));
    // The image of the 404 page is a static file; the tiles of a map come from another service.
    expect(others.sort()).toEqual(['errors/not-found-page.tsx', 'stores/map/tile-layer.tsx', 'ui/media/image.tsx']);
  });

  it.each(samples.map((each) => [each.schema, each] as const))('of %s have a size in each of its states', async (schema, each) => {
    for (const { fields } of statesOf(each)) {
      const html = await renderCompleteHtml(<Blocks blocks={parseBlocks([itemOf(schema, fields)])} tiles={sampleTiles} hasHeading />);
      const unsized = [...html.matchAll(/<(?:img|video)\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !isSized(tag));
      expect(unsized).toEqual([]);
    }
  });
});
