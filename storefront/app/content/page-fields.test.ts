import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContentFields, readImage, readList, readText } from '../platform/content/content-fields.ts';
import { buttonsOf as buttonsOfBlock } from './block-content.ts';
import { blocksOf } from './nested-blocks.ts';
import { homePageMeta, seoOf } from './page-fields.ts';
import { parseBlock } from './parse-block.ts';

const buttonsOf = (fields: ContentFields) => buttonsOfBlock(parseBlock(fields));

describe('the fields of a page', () => {
  it('HOME-011 read slotContent or components, as a list or a single item', () => {
    const block = { _meta: { name: 'a', schema: 'text-banner', deliveryId: '1', deliveryKey: null } };
    expect(blocksOf({ slotContent: [block] })).toEqual([block]);
    expect(blocksOf({ components: block })).toEqual([block]);
    expect(blocksOf({ components: [block, { noMeta: true }, 'text'] })).toEqual([block]);
  });
  it('HOME-011 replace a wrapper by the blocks that it holds', () => {
    const block = (name: string) => ({ _meta: { name, schema: 'text-banner', deliveryId: name, deliveryKey: null } });
    const wrapper = (components: unknown) => ({
      _meta: { name: 'w', schema: 'content-slot', deliveryId: 'w', deliveryKey: null },
      components,
    });
    const content = { slotContent: [block('a'), wrapper(wrapper([block('b'), block('c')])), wrapper([]), block('d')] };
    expect(blocksOf(content).map(({ _meta }) => _meta.name)).toEqual(['a', 'b', 'c', 'd']);
  });
  it('BLOCK-001 read buttons[], or buttonText with ctaLink', () => {
    expect(buttonsOf({ buttons: [{ buttonText: 'Shop', ctaLink: '/men' }] })).toEqual([{ text: 'Shop', to: '/men' }]);
    expect(buttonsOf({ buttonText: 'Shop', ctaLink: '/men' })).toEqual([{ text: 'Shop', to: '/men' }]);
    expect(buttonsOf({ text: 'no button', ctaLink: '/men' })).toEqual([]);
    expect(buttonsOf({ buttons: [{ buttonText: 'Shop', ctaLink: '/\t/evil.example' }] })).toEqual([]);
  });
  it('HOME-010 read title, description and heading of a page', () => {
    expect(seoOf({ seo: { title: 'Returns', metaDescription: 'How' }, heading: 'Returns & exchanges' })).toEqual({
      title: 'Returns',
      description: 'How',
      heading: 'Returns & exchanges',
      locales: [],
    });
  });
  it('ERROR-018 never throw on content of another shape', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('buttons', 'slotContent', 'components', 'seo', 'image', 'text'), fc.anything()),
        (fields) => {
          blocksOf(fields);
          buttonsOf(fields);
          readImage(fields);
          seoOf(fields);
          readList(fields, 'buttons');
          readText(fields, 'text');
        },
      ),
    );
  });
});

it('HOME-003 the home page takes title and description from its content, or else is called Home', () => {
  const seo = { title: 'Workwear that outlasts the work', metaDescription: 'Chore coats and boots.' };
  expect(homePageMeta({ seo })).toEqual({ title: 'Workwear that outlasts the work', description: 'Chore coats and boots.' });
  expect(homePageMeta({ seo: { title: 'Only a title' } })).toEqual({ title: 'Only a title', description: 'Home' });
  for (const content of [undefined, {}, { seo: null }, { seo: { title: {} } }])
    expect(homePageMeta(content)).toEqual({ title: 'Home', description: 'Home' });
});
