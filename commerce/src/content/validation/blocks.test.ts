import { contentSchemas } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { contentOrThrow } from './invalid-content.ts';
import { validateContent } from './validate-content.ts';

const validated = (schema: string, body: unknown) => contentOrThrow(validateContent(schema, body));

const item = (schema: string, fields: Record<string, unknown> = {}) => ({ _meta: { schema }, ...fields });
const button = { buttonText: 'Shop', ctaLink: '/men' };
const image = { image: '/i/ridge/4117-10-front', alt: 'A coat' };

const requiredSchemas =
  'global-banner target-testing html-block promo-banner marquee-banner marquee-banner-card banner video-banner visual-navigation text-banner category-tile guided-selling-banner feature-tiles technology-icon-group storytelling-banner category-static-banner text-block countdown-timer button image-carousel banner-carousel add-to-cart-promo-message product-carousel product-carousel-einstein mobile-top-text-nav page-anchor content-box content-text content-callout-message content-accordion disruptor-tile two-column-image-text designed-and-tested-to-do track-order-form idme-verify-button';

describe('the schemas of blocks', () => {
  it('contain the 35 named blocks', () => {
    expect(requiredSchemas.split(' ').filter((schema) => !(schema in contentSchemas))).toEqual([]);
    expect(requiredSchemas.split(' ')).toHaveLength(35);
  });

  it('BLOCK-004 a test names its own fields of blocks, each validated by its schema', () => {
    const variations = [{ variationName: 'short', propertyName: 'shorter' }];
    const test = { defaultContent: item('button', button), variations, shorter: item('button', button) };
    expect(validated('target-testing', test)).toMatchObject({ shorter: { buttonWidth: 320 } });
    const { shorter: _, ...without } = test;
    expect(() => validated('target-testing', without)).toThrow('$.variations[0].propertyName');
    expect(() => validated('target-testing', { ...test, stray: item('button', button) })).toThrow('$.stray');
    expect(() => validated('target-testing', { ...test, shorter: item('button') })).toThrow('$.shorter.buttons');
    expect(() => validated('target-testing', { ...test, startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' })).toThrow(
      '$.endsAt',
    );
  });

  it('BLOCK-005 HTML is sanitized, has one of three widths and a maximum length', () => {
    expect(validated('html-block', { html: '<p onclick="x()">Hi<script>x()</script></p>' })).toEqual({
      html: '<p>Hi</p>',
      width: 'Grid - 1300px',
    });
    expect(() => validated('html-block', { html: '<p>Hi</p>', width: 'narrow' })).toThrow('$.width');
    expect(() => validated('html-block', { html: 'x'.repeat(2_000_000) })).toThrow('$.html');
  });

  it('BLOCK-010 BLOCK-030 BLOCK-034 have defaults', () => {
    expect(validated('banner', {}).bannerHeight).toBe('medium');
    expect(validated('button', button).buttonWidth).toBe(320);
    expect(validated('image-carousel', { images: [{ image }] }).rotationSpeed).toBe('normal');
  });

  it('BLOCK-001 BLOCK-012 BLOCK-049 BLOCK-052 colors have the names that docs/content.md lists', () => {
    const background = (color: string) => ({ background: { color: { color } } });
    for (const color of ['kraft', 'night', 'paper', 'duck']) expect(validated('text-block', background(color))).toEqual(background(color));
    expect(() => validated('text-block', background('plaid'))).toThrow(
      'This has to be one of kraft, night, paper, duck (at $.background.color.color)',
    );
    const message = { heading: 'Hi', richText: { richText: '<p>Hi</p>' }, backgroundColor: '#fff' };
    expect(() => validated('content-callout-message', message)).toThrow('$.backgroundColor');
    expect(() => validated('content-box', { box: [{ boxCtaColor: 'night' }] })).toThrow('$.box[0].boxCtaColor');
    const tile = { image, ctaLink: '/men', ctaText: 'Men', ctaColor: 'red' };
    expect(() => validated('visual-navigation', { headline: 'Shop', tiles: [tile] })).toThrow('$.tiles[0].ctaColor');
  });

  it('BLOCK-026 an expiration is an instant', () => {
    expect(validated('countdown-timer', { headline: 'Ends', expiration: '2026-12-24T18:00:00-06:00' }).expiration).toBeTruthy();
    for (const expiration of ['yesterday', '2026-13-01T00:00:00Z', 7]) {
      expect(() => validated('countdown-timer', { headline: 'Ends', expiration })).toThrow('$.expiration');
    }
  });

  it.each([
    ['category-tile', 'tiles', { headline: 'Coats', ctaLink: '/men' }],
    ['feature-tiles', 'tiles', { headline: 'Gusset' }],
    ['technology-icon-group', 'icons', { headline: 'Duck' }],
    ['content-box', 'box', { boxHeading: 'Wash' }],
    ['mobile-top-text-nav', 'tiles', { text: 'Coats', ctaLink: '/men' }],
    ['image-carousel', 'images', { image }],
    ['banner-carousel', 'banners', item('banner')],
  ])('%s rejects an empty list and 10,000 entries', (schema, field, entry) => {
    expect(validated(schema, { [field]: [entry] })).toBeTruthy();
    expect(() => validated(schema, { [field]: [] })).toThrow(`$.${field}`);
    expect(() => validated(schema, { [field]: Array.from({ length: 10_000 }, () => entry) })).toThrow(`$.${field}`);
  });

  it('reject script URLs, a category without tiles and an invalid anchor', () => {
    expect(() => validated('mobile-top-text-nav', { tiles: [{ text: 'Coats', ctaLink: 'javascript:alert(1)' }] })).toThrow(
      '$.tiles[0].ctaLink',
    );
    expect(() => validated('category-tile', { headline: 'Coats' })).toThrow('$.tiles');
    expect(() => validated('page-anchor', { anchor: 'two words' })).toThrow('$.anchor');
  });
});
