import { expect, it } from 'vitest';
import { carouselProductIds, unknownSchemasOf } from './load-content-page.ts';

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
  expect(carouselProductIds(page)).toEqual(['4117', '4301', '6500', '9000']);
});

it('BLOCK-002 blocks of unknown schemas are reported', () => {
  const page = item('content-page', {
    slotContent: [item('text-block'), item('hologram'), item('target-testing', { defaultContent: item('toString') }), item('hologram')],
  });
  expect(unknownSchemasOf(page)).toEqual(['hologram', 'toString', 'hologram']);
});
