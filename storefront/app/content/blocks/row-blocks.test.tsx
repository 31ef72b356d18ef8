import { expect, it } from 'vitest';
import type { ContentFields } from '../../platform/content/content-fields.ts';
import { tilesFromHits } from '../../product/index.ts';
import { choreHit } from '../../product/testing/product-fixture.ts';
import * as skeletonStyles from '../../ui/feedback/skeleton.module.css';
import { Blocks } from '../blocks.tsx';
import { parseBlocks } from '../parse-block.ts';
import { copy, count, image, item, renderBlock } from '../testing/render-block.tsx';
import { renderCompleteHtml } from '../testing/render-complete-html.tsx';

const tiles = Object.fromEntries(
  tilesFromHits([
    { ...choreHit, productId: '4117', productName: 'Chore Coat' },
    { ...choreHit, productId: '4120', productName: 'Barn Coat', orderable: false },
    { ...choreHit, productId: '7001', productName: 'Watch Cap' },
  ]).map((tile) => [tile.id, tile]),
);
const renderCarousel = async (schema: string, fields: ContentFields) =>
  renderCompleteHtml(<Blocks blocks={parseBlocks([item(schema, fields)])} tiles={tiles} hasHeading />);
const productsById = (...ids: string[]) => ({ products: { products: ids.map((id) => ({ id })) } });

it('BLOCK-015 more than two categories scroll on phones, and a single one is a heading with a link', async () => {
  const tiles = ['Coats', 'Boots', 'Hats'].map((headline) => ({ headline, ctaLink: `/${headline}`, image: image() }));
  const html = await renderBlock('category-tile', { headline: 'Short of', tiles });
  expect(html).toContain('data-mobile-view="carousel"');
  expect(count(html, '<h3')).toBe(3);
  expect(await renderBlock('category-tile', { headline: 'Coats', ctaLink: '/men/coats' })).toMatch(/<h2[^>]*><a[^>]*>Coats/);
});

it('BLOCK-021 BLOCK-022 features and technologies show every entry that has a name', async () => {
  const entries = [{ headline: 'Gusset', text: 'A diamond.' }, { headline: 'Duck', image: image(), ctaLink: '/our-story' }, { text: 'x' }];
  expect(count(await renderBlock('feature-tiles', { headline: 'What it does', tiles: entries }), '<li')).toBe(2);
  expect(count(await renderBlock('technology-icon-group', { icons: entries }), '<li')).toBe(2);
});

it('BLOCK-031 BLOCK-032 several images or banners form a carousel, a single one does not', async () => {
  const images = [{ image: image('a'), text: 'First' }, { image: image('b') }, { text: 'no picture' }];
  const html = await renderBlock('image-carousel', { images, thumbnails: true });
  expect(count(html, 'aria-roledescription="slide"')).toBe(2);
  expect(await renderBlock('image-carousel', { images: images.slice(0, 1) })).not.toContain('carousel"');
  const banners = [item('banner', { headline: 'One' }), item('banner', { headline: 'Two' })];
  expect(count(await renderBlock('banner-carousel', { banners }), 'aria-roledescription="slide"')).toBe(2);
  expect(await renderBlock('banner-carousel', { banners: banners.slice(0, 1) })).not.toContain('carousel');
});

it('BLOCK-041 a product carousel has its headline, its products in the editor’s order and all of its buttons', async () => {
  const buttons = [copy, { buttonText: 'All coats', ctaLink: '/men/coats' }];
  const fields = { headline: 'Made for mud', buttons, ...productsById('4120', '9999', '7001', '4117') };
  for (const ev3Manual of [undefined, true])
    expect(await renderCarousel('product-carousel', { ...fields, ev3Manual })).toMatch(
      /Made for mud.*href="\/men"[^>]*>See.*Barn Coat.*Watch Cap.*Chore Coat.*href="\/men\/coats"[^>]*>All coats/s,
    );
  expect(await renderCarousel('product-carousel', { ...fields, ev3Manual: false })).toMatch(/Watch Cap.*Chore Coat.*Barn Coat/s);
  expect(await renderCarousel('product-carousel', { headline: 'None', ...productsById('9999') })).not.toContain('None');
});

it('BLOCK-043 recommended products have the space of a carousel in the HTML, and none without products', async () => {
  const html = await renderCarousel('product-carousel-einstein', { headline: 'For you', ...productsById('4117', '7001', '9999') });
  expect(html).toContain('For you');
  expect(count(html, skeletonStyles.textLine)).toBe(8);
  expect(html).not.toContain('Chore Coat');
  expect(await renderCarousel('product-carousel-einstein', { headline: 'For you', ...productsById('9999') })).not.toContain('For you');
});

it('BLOCK-049 BLOCK-050 boxes have at most eight columns', async () => {
  const box = Array.from({ length: 12 }, (_, index) => ({
    boxHeading: `Box ${index}`,
    boxCtaText: 'Go',
    boxCtaLink: '/men',
    textAlignment: 'right',
  }));
  const html = await renderBlock('content-box', { Heading: 'How', Alignment: 'center', box });
  expect(html).toContain('--columns:8');
  expect(html).toMatch(/<h2[^>]* data-align="center"/);
  expect(count(html, /<li[^>]* data-align="right"/)).toBe(12);
  expect(await renderBlock('content-box', { box: [{ boxHeading: 'White', blackText: false }] })).toMatch(
    /<li class="[^"]*" data-background="night" data-theme="dark"/,
  );
});
