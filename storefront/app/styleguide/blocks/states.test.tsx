import { describe, expect, it } from 'vitest';
import { Blocks, parseBlocks } from '../../content/index.ts';
import { renderCompleteHtml } from '../../content/testing/render-complete-html.tsx';
import { longWord } from '../samples.ts';
import { samples } from './block-pages.tsx';
import { itemOf } from './sample.ts';
import { sampleTiles } from './sample-tile.ts';
import { statesOf, withEntries, withLongText, withoutImages } from './states.ts';

const tile = { headline: 'Coats', ctaLink: '/men', image: { image: '/i/ridge/a', alt: 'A' } };
const sample = { schema: 'category-tile', fields: { headline: 'Short of', tiles: [tile] }, list: { field: 'tiles', max: 24 } };

describe('the states of a block', () => {
  it('are derived from its sample', () => {
    expect(statesOf(sample).map(({ name }) => name)).toEqual(['Default', 'One entry', '20 entries', 'Long text', 'Without image']);
    expect(withEntries(sample, 3).tiles).toEqual([
      tile,
      { ...tile, headline: 'Coats 2', ctaLink: '/men#2' },
      { ...tile, headline: 'Coats 3', ctaLink: '/men#3' },
    ]);
    expect(withoutImages(sample.fields).tiles).toEqual([{ headline: 'Coats', ctaLink: '/men' }]);
    expect(withLongText(sample.fields).headline).toBe(`Short of ${longWord}`);
    expect(withLongText({ html: '<h2>By hand</h2><p>Or <a href="/men">not</a></p>' }).html).toBe(
      `<h2>By hand ${longWord}</h2><p>Or <a href="/men">not ${longWord}</a> ${longWord}</p>`,
    );
  });

  it('show the variation of an A/B test next to its default', async () => {
    const test = samples.find(({ schema }) => schema === 'target-testing');
    const rendered = (test ? statesOf(test) : []).map(({ fields, chosen = {} }) =>
      renderCompleteHtml(<Blocks blocks={parseBlocks([itemOf('target-testing', fields)], chosen)} tiles={sampleTiles} hasHeading />),
    );
    const html = await Promise.all(rendered);
    expect(html.map((each) => each.includes('The other variation: text only'))).toEqual([false, true, false]);
  });

  it.each(samples.map((each) => [each.schema, each] as const))('%s renders in each of them', async (schema, each) => {
    for (const { name, fields, chosen = {} } of statesOf(each)) {
      const html = await renderCompleteHtml(
        <Blocks blocks={parseBlocks([itemOf(schema, fields)], chosen)} tiles={sampleTiles} hasHeading />,
      );
      expect([name, html.length > 40]).toEqual([name, true]);
    }
  });
});
