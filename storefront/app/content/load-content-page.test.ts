import { expect, it } from 'vitest';
import { carouselProductIds, parseContentPage, unknownSchemasOf } from './load-content-page.ts';

const item = (schema: string, fields = {}) => ({ _meta: { name: schema, schema, deliveryId: schema, deliveryKey: schema }, ...fields });
const productCarousel = (schema: string, ...ids: string[]) => item(schema, { products: { products: ids.map((id) => ({ id })) } });

it('BLOCK-042 BLOCK-043 a page loads each product of its carousels once, including those of a test’s default', () => {
  const page = item('content-page', {
    slotContent: [
      productCarousel('product-carousel', '4117', '4301'),
      productCarousel('product-carousel-einstein', '4301', '6500'),
      item('target-testing', { defaultContent: productCarousel('product-carousel', '9000') }),
      productCarousel('text-block', '7400'),
    ],
  });
  expect(carouselProductIds(parseContentPage(page).blocks)).toEqual(['4117', '4301', '6500', '9000']);
});

it('BLOCK-004 the browser receives the fields of a page, and its blocks parsed and without other variations of tests', () => {
  const test = item('target-testing', {
    variations: [{ variationName: 'b', propertyName: 'other' }],
    defaultContent: item('text-block', { headline: 'For all' }),
    other: item('text-block', { headline: 'For some', ctaLink: 'javascript:alert(1)' }),
  });
  const page = item('content-page', { heading: 'Returns', slotContent: [test], components: [item('text-block')] });
  const headlines = (chosen?: Record<string, string>) => parseContentPage(page, chosen).blocks.map(({ headline }) => headline);
  expect(parseContentPage(page).content).toEqual(item('content-page', { heading: 'Returns' }));
  expect(headlines()).toEqual(['For all']);
  expect(headlines({ 'target-testing': 'b' })).toEqual(['For some']);
  expect(JSON.stringify(parseContentPage(page, { 'target-testing': 'b' }))).not.toMatch(/For all|javascript/);
});

it('HOME-008 an item that is not a page and has no blocks is a block itself; an empty page has none', () => {
  expect(parseContentPage(item('text-block', { headline: 'Alone' })).blocks).toMatchObject([{ headline: 'Alone' }]);
  expect(parseContentPage(item('content-page', { heading: 'Empty' })).blocks).toEqual([]);
});

it('BLOCK-002 blocks of unknown schemas are reported', () => {
  const page = item('content-page', {
    slotContent: [item('text-block'), item('hologram'), item('target-testing', { defaultContent: item('toString') }), item('hologram')],
  });
  expect(unknownSchemasOf(page)).toEqual(['hologram', 'toString', 'hologram']);
});
