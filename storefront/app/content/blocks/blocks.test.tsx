import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ContentFields } from '../../platform/content/content-fields.ts';
import { tileFromHit } from '../../product/index.ts';
import { choreHit } from '../../product/testing/product-fixture.ts';
import * as buttonStyles from '../../ui/button.module.css';
import * as alertStyles from '../../ui/feedback/alert.module.css';
import * as skeletonStyles from '../../ui/feedback/skeleton.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import * as promoCardStyles from '../../ui/promo-card/promo-card.module.css';
import { Blocks } from '../blocks.tsx';
import { parseBlocks } from '../parse-block.ts';
import { renderCompleteHtml } from '../testing/render-complete-html.tsx';

const image = (name = '4117-10-front') => ({ image: `/i/ridge/${name}`, alt: `Picture of ${name}`, ground: '#e4decf' });
const item = (schema: string, fields: ContentFields = {}) => ({
  _meta: { name: `The ${schema}`, schema, deliveryId: schema, deliveryKey: `key-${schema}` },
  ...fields,
});
/** Returns the HTML without the style sheet's link, which React moves to the head of the page. */
const renderBlock = async (schema: string, fields: ContentFields = {}) =>
  (await renderCompleteHtml(<Blocks blocks={parseBlocks([item(schema, fields)])} tiles={{}} hasHeading />)).replace(
    /<link rel="stylesheet"[^>]*>/,
    '',
  );
const night = { background: { color: { color: 'night' } } };
const count = (html: string, part: string | RegExp) => html.split(part).length - 1;
const copy = { headline: 'Who else?', text: 'Nobody.', buttonText: 'See', ctaLink: '/men' };

it('BLOCK-002 an unknown block renders nothing, also inside a test', async () => {
  expect(await renderBlock('hologram', copy)).toBe('');
  expect(await renderBlock('target-testing', { defaultContent: item('hologram', copy) })).toBe('');
});

it('BLOCK-003 the global banner is one line with a link to its details', async () => {
  const html = await renderBlock('global-banner', { text: 'Free until Sunday.', detailsText: 'How', ctaLink: '/content/returns' });
  expect(html).toContain('<b>Free until Sunday.</b>');
  expect(html).toMatch(/<a [^>]*href="\/content\/returns"[^>]*>How<\/a>/);
});

it('BLOCK-004 the HTML contains the default content of a test', async () => {
  const test = {
    defaultContent: item('text-block', { headline: 'For all' }),
    variations: [{ variationName: 'b', propertyName: 'other' }],
    other: item('text-block', { headline: 'For some' }),
  };
  const html = await renderBlock('target-testing', test);
  expect(html).toContain('For all');
  expect(html).not.toContain('For some');
  const chosen = await renderCompleteHtml(
    <Blocks blocks={parseBlocks([item('target-testing', test)], { 'key-target-testing': 'b' })} tiles={{}} hasHeading />,
  );
  expect(chosen).toContain('For some');
});

it.each([
  ['Grid - 1300px', 'grid', true],
  ['Inset - 600px (centered)', 'inset', true],
  ['full', 'full', false],
])('BLOCK-005 renders HTML of width %s', async (width, expected, isContained) => {
  const html = await renderBlock('html-block', { html: '<p>By hand</p>', width });
  expect(html).toContain(`data-width="${expected}"`);
  expect(html.includes(layoutStyles.container)).toBe(isContained);
  expect(html).toContain('<p>By hand</p>');
});

it('BLOCK-006 BLOCK-033 several promotions rotate', async () => {
  const promos = [
    { headline: 'Half off', subhead: 'Mud season', ctaLink: '/men' },
    { headline: 'Exchanges are on us', ctaLink: '/content/returns', buttonText: 'How' },
  ];
  expect(await renderBlock('promo-banner', { promos: promos.slice(0, 1) })).not.toContain('carousel');
  const html = await renderBlock('promo-banner', { promos, ...night });
  expect(html).toContain('aria-roledescription="carousel"');
  expect(html).toContain('data-background="night" data-theme="dark"');
  expect(html).toContain('Mud season');
  expect(await renderBlock('promo-banner', { promos, ...night, blackText: true })).toContain('data-background="kraft"');
});

it('BLOCK-009 a hero has its text image, its aligned buttons, and its video instead of the image', async () => {
  const html = await renderBlock('marquee-banner-card', {
    ...copy,
    image: image(),
    textImage: image('lettering'),
    buttonAlignment: 'center',
    video: { video: '/v/ridge/coat', version: 'ab', autoplay: true },
    mobileVideo: { video: '/v/ridge/coat-small' },
  });
  expect(html).toContain('alt="Picture of lettering"');
  expect(html).toContain('data-align="center"');
  expect(html).toContain(
    '<source src="/v/ridge/coat-small/mp4_720p" type="video/mp4" media="(width &lt; 48rem)"/><source src="/v/ridge/coat/mp4_720p?v=ab" type="video/mp4"/>',
  );
  expect(html).toMatch(/<video[^>]*poster="\/i\/ridge\/4117-10-front[^"]*"[^>]*preload="none"[^>]*muted/);
});

it('BLOCK-009 a hero links its image’s page from the headline, and names its feature in every link', async () => {
  const html = await renderBlock('marquee-banner-card', {
    headline: 'Twelve ounces.',
    ctaLink: '/men/coats',
    feature: 'oz12',
    image: image(),
    buttons: [
      { buttonText: 'Coats for women', ctaLink: '/women/coats?sort=new' },
      { buttonText: 'By phone', ctaLink: 'tel:+18005550100' },
    ],
  });
  expect(html).toMatch(/<h2[^>]*><a [^>]*href="\/men\/coats\?feature=oz12"[^>]*>Twelve ounces\./);
  expect(html).toMatch(/href="\/women\/coats\?sort=new&amp;feature=oz12"[^>]*>Coats for women/);
  expect(html).toMatch(/href="tel:\+18005550100"[^>]*>By phone/);
  expect(html).toContain('alt="Picture of 4117-10-front"');
  const sole = await renderBlock('marquee-banner-card', { headline: 'One', buttonText: 'See', ctaLink: '/men', image: image() });
  expect(count(sole, 'href="/men"')).toBe(1);
});

it('BLOCK-010 a banner has medium height by default', async () => {
  const html = await renderBlock('banner', { ...copy, bannerImage: image(), buttonAlignment: 'right', sideBySideButtons: false });
  expect(html).toContain('data-height="medium"');
  expect(html).toMatch(new RegExp(`${buttonStyles.stacked}[^"]*" data-align="right"`));
  expect(await renderBlock('banner', { ...copy, bannerHeight: 'Large' })).toMatch(/<section[^>]* data-height="large" data-align="left"/);
});

it('BLOCK-011 BLOCK-001 a video banner keeps its aspect ratio, plays silently, and accepts only videos of the shop', async () => {
  const html = await renderBlock('video-banner', {
    ...copy,
    image: image(),
    video: { video: '/v/ridge/a', loop: true },
    aspectRatio: '21:9',
  });
  expect(html).toMatch(/style="aspect-ratio:21 \/ 9/);
  expect(html).toMatch(/<video[^>]*loop=""[^>]*muted/);
  expect(html).toContain('Play the video');
  expect(await renderBlock('video-banner', { image: image(), video: { video: 'https://elsewhere.example/a.mp4' } })).not.toContain(
    '<video',
  );
});

it('BLOCK-012 BLOCK-013 links of departments carry their feature, and departments scroll in pairs on phones', async () => {
  const tiles = [{ image: image(), ctaText: 'Men', ctaLink: '/men', feature: 'flex' }];
  const html = await renderBlock('visual-navigation', { headline: 'Who?', mobileView: 'carousel', tiles });
  expect(html).toContain('data-mobile-view="carousel"');
  expect(html).toContain('href="/men?feature=flex"');
});

it('BLOCK-013 BLOCK-015 categories scroll in pairs on phones', async () => {
  const tiles = ['Coats', 'Boots', 'Hats'].map((headline) => ({ headline, ctaLink: `/${headline}`, image: image() }));
  const html = await renderBlock('category-tile', { headline: 'Short of', tiles });
  expect(html).toContain('data-mobile-view="carousel"');
  expect(count(html, '<h3')).toBe(3);
  expect(await renderBlock('category-tile', { headline: 'Coats', ctaLink: '/men/coats' })).toMatch(/<h2[^>]*><a[^>]*>Coats/);
});

it('BLOCK-017 BLOCK-019 the scale of weights scrolls, and long hover text is set in smaller type', async () => {
  const tile = { ounces: 12, headline: 'Firm', text: 'Most days', image: image(), ctaLink: '/men' };
  const html = await renderBlock('guided-selling-banner', {
    headline: 'Pick',
    tiles: [
      { ...tile, hoverText: 'x'.repeat(69) },
      { ...tile, ounces: 14, hoverText: 'x'.repeat(70) },
    ],
  });
  expect(html).toMatch(/<span class="[^"]*">x{69}<\/span>/);
  expect(html).toMatch(/<span class="[^"]*" data-length="long">x{70}<\/span>/);
});

it('BLOCK-021 BLOCK-022 features and technologies show every entry that has a name', async () => {
  const entries = [{ headline: 'Gusset', text: 'A diamond.' }, { headline: 'Duck', image: image(), ctaLink: '/our-story' }, { text: 'x' }];
  expect(count(await renderBlock('feature-tiles', { headline: 'What it does', tiles: entries }), '<li')).toBe(2);
  expect(count(await renderBlock('technology-icon-group', { icons: entries }), '<li')).toBe(2);
});

it('BLOCK-024 BLOCK-025 BLOCK-054 text is on the background of its block', async () => {
  const copyWithRichText = { ...copy, richText: { richText: '<p>More of it</p>' } };
  for (const schema of ['category-static-banner', 'text-block', 'disruptor-tile']) {
    const html = await renderBlock(schema, { ...copyWithRichText, ...night });
    expect(html).toContain('data-background="night" data-theme="dark"');
    expect(html).toMatch(/<h2[^>]*>Who else\?<\/h2><p[^>]*>Nobody\.<\/p><div class="rich-text [^"]*"><p>More of it<\/p><\/div>/);
    expect(html).toMatch(/<a [^>]*href="\/men"[^>]*>See<\/a>/);
  }
});

it('BLOCK-026 the countdown has its boxes in the HTML and hides its digits until the browser renders them', async () => {
  const html = await renderBlock('countdown-timer', {
    headline: 'It ends',
    expiration: '2099-01-01T00:00:00Z',
    ctaLink: '/clearance',
    ...night,
  });
  expect(html).toContain('data-pending="true"');
  expect(count(html, '<dt')).toBe(4);
  expect(html).toMatch(/<a [^>]*href="\/clearance"[^>]*>It ends<\/a>/);
});

it('BLOCK-029 BLOCK-030 buttons are at most 320 or 400 px wide', async () => {
  const html = await renderBlock('button', { buttonText: 'Shop', ctaLink: '/men' });
  expect(html).toMatch(/data-align="center"><a [^>]*>Shop<\/a>/);
  expect(await renderBlock('button', { buttonText: 'Shop', ctaLink: '/men', buttonWidth: 400 })).toContain('data-width="400"');
  expect(await renderBlock('button', { buttonText: 'Shop' })).toBe('');
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

it('BLOCK-040 a promotion message is an alert', async () => {
  expect(await renderBlock('add-to-cart-promo-message', copy)).toMatch(
    new RegExp(`${alertStyles.title}">Who else\\?.*Nobody\\..*See`, 's'),
  );
});

const tiles = Object.fromEntries(
  [
    { ...choreHit, productId: '4117', productName: 'Chore Coat' },
    { ...choreHit, productId: '4120', productName: 'Barn Coat', orderable: false },
    { ...choreHit, productId: '7001', productName: 'Watch Cap' },
  ].map((hit) => [hit.productId, tileFromHit(hit)]),
);
const renderCarousel = async (schema: string, fields: ContentFields) =>
  renderCompleteHtml(<Blocks blocks={parseBlocks([item(schema, fields)])} tiles={tiles} hasHeading />);
const productsById = (...ids: string[]) => ({ products: { products: ids.map((id) => ({ id })) } });

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

it('BLOCK-044 the text navigation is shown on phones only, unless showAllDevices is set', async () => {
  const tiles = [{ text: 'Coats', ctaLink: '/men/coats' }, { text: 'no link' }];
  const html = await renderBlock('mobile-top-text-nav', { tiles, textColor: 'white' });
  expect(html).toMatch(new RegExp(`${layoutStyles.mobileOnly}" data-background="night" data-theme="dark"`));
  expect(count(html, '<li')).toBe(1);
  expect(await renderBlock('mobile-top-text-nav', { tiles, showAllDevices: true })).not.toContain(layoutStyles.mobileOnly);
});

it.each([
  [true, 92],
  [false, 132],
])(
  'BLOCK-046 BLOCK-047 BLOCK-048 an anchor has its id and, with a separator line %s, an offset of %d px',
  async (seperatorLine, offset) => {
    const html = await renderBlock('page-anchor', { anchor: 'fit', seperatorLine });
    expect(html).toContain('id="fit"');
    expect(html).toContain(`scroll-margin-top:${offset}px`);
    expect(html.includes('<hr')).toBe(seperatorLine);
  },
);

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

it.each([
  ['None', 0],
  ['Small', 3],
  ['Medium', 6],
  ['Large', 9],
])('BLOCK-052 a callout with spacing %s has %d steps of padding', async (spacing, steps) => {
  const callout = { heading: 'Guarantee', richText: { richText: '<p>It holds.</p>' }, spacing };
  expect(await renderBlock('content-callout-message', callout)).toContain(`padding-block:calc(var(--spacing) * ${steps})`);
  expect(await renderBlock('content-callout-message', { ...callout, whiteText: true })).toContain(
    'data-background="night" data-theme="dark"',
  );
  expect(await renderBlock('content-callout-message', { ...callout, backgroundColor: 'kraft' })).toContain('data-background="kraft"');
});

it('BLOCK-055 an image is left of its text unless the alignment is right', async () => {
  expect(await renderBlock('two-column-image-text', { ...copy, image: image() })).not.toContain('data-align="right"');
  expect(await renderBlock('two-column-image-text', { ...copy, image: image(), alignment: 'right' })).toContain('data-align="right"');
});

it('BLOCK-056 BLOCK-057 passed tests have a default headline', async () => {
  const html = await renderBlock('designed-and-tested-to-do', { tests: [{ headline: 'Barbed wire', text: 'Held.' }] });
  expect(html).toMatch(/<h2[^>]*>Designed and Tested To Do<\/h2>/);
  expect(html).toMatch(/<dt>Barbed wire<\/dt><dd>Held\.<\/dd>/);
  expect(await renderBlock('designed-and-tested-to-do', { headline: 'Mine' })).not.toContain('Designed');
});

it('BLOCK-058 the tracking form asks for number and email address, and keeps them out of URLs', async () => {
  const html = await renderBlock('track-order-form');
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toContain('name="orderNumber"');
  expect(html).toContain('name="orderEmail"');
});

it('BLOCK-059 the verification shows its text and its button', async () => {
  const html = await renderBlock('idme-verify-button', {
    alignment: 'center',
    header: 'For those who serve',
    verificationHeader: 'Ten percent',
    verificationText: 'Say it once.',
    buttonText: 'Verify',
    ctaLink: '/DuluthHeroes',
  });
  expect(html).toMatch(/data-align="center"><h2[^>]*>For those who serve<\/h2>.*Ten percent.*Say it once\..*<a [^>]*>Verify/s);
});

it('BLOCK-001 BLOCK-014 BLOCK-023 BLOCK-051 text blocks show their rich text and all of their buttons', async () => {
  const fields = {
    ...copy,
    richText: { richText: '<p>More of it</p>' },
    buttons: [copy, { buttonText: 'Elsewhere', ctaLink: 'https://elsewhere.example/' }],
  };
  for (const schema of ['text-banner', 'storytelling-banner', 'content-text']) {
    const html = await renderBlock(schema, fields);
    expect(html).toContain('<p>More of it</p>');
    expect(html).toMatch(/href="\/men"[^>]*>See<.*href="https:\/\/elsewhere\.example\/"[^>]*>Elsewhere</s);
  }
});

it('further buttons of a section follow below it', async () => {
  const html = await renderBlock('feature-tiles', {
    headline: 'What it does',
    buttons: [copy, { buttonText: 'All of it', ctaLink: '/women' }],
    tiles: [{ headline: 'Gusset' }],
  });
  expect(html).toMatch(/See.*Gusset.*All of it/s);
});

it('BLOCK-016 BLOCK-053 the scale of weights and the accordion show each of their entries', async () => {
  const ruler = await renderBlock('guided-selling-banner', {
    headline: 'Pick your weight',
    tiles: [{ ounces: 12, headline: 'Firm', ctaLink: '/men' }],
  });
  expect(ruler).toMatch(/Pick your weight.*href="\/men".*Firm/s);
  const items = [{ heading: 'Does it shrink?', richText: { richText: '<p>Once.</p>' } }];
  expect(await renderBlock('content-accordion', { headline: 'Asked', items })).toMatch(
    /Asked.*<summary>.*Does it shrink\?.*<p>Once\.<\/p>/s,
  );
});

it.each([
  ['BLOCK-018', 'banners/guided-selling-banner', '.image', 'max-width: 218px'],
  ['BLOCK-017', 'banners/guided-selling-banner', '.step', 'flex: 0 0 50%'],
  ['BLOCK-019', 'banners/guided-selling-banner', '.hover-text', 'font-size: 11px'],
  ['BLOCK-019', 'banners/guided-selling-banner', '.hover-text[data-length="long"]', 'font-size: 9px'],
  ['BLOCK-030', 'interactive/button', '.button', 'max-width: 320px'],
  ['BLOCK-030', 'interactive/button', '.root[data-width="400"] > .button', 'max-width: 400px'],
])('%s in %s, %s has %s', (_, sheet, selector, declaration) => {
  const css = readFileSync(new URL(`${sheet}.module.css`, import.meta.url), 'utf8');
  const [rule = ''] = css.slice(css.indexOf(`\n  ${selector} {`)).split('}');
  expect(rule).toContain(declaration);
});

it('HOME-010 the first block that can contain the heading does so if the page has none, also below shortcuts', async () => {
  const nav = item('mobile-top-text-nav', { tiles: [{ text: 'Coats', ctaLink: '/men' }] });
  const page = [nav, item('banner', copy), item('marquee-banner-card', copy), item('text-block', copy)];
  const html = await renderCompleteHtml(<Blocks blocks={parseBlocks(page)} tiles={{}} hasHeading={false} />);
  expect([count(html, '<h1'), count(html, '<h2')]).toEqual([1, 2]);
  expect(html).toMatch(/<\/nav><section[^>]*><div[^>]*><h1[^>]*>Who else\?<\/h1>/s);
  expect(await renderCompleteHtml(<Blocks blocks={parseBlocks(page)} tiles={{}} hasHeading />)).not.toContain('<h1');
});

it('MEDIA-003 MEDIA-004 MEDIA-005 an image with a video beside text is a promo card: a 16:9 image with a play button', async () => {
  const html = await renderBlock('two-column-image-text', { ...copy, image: image(), video: { video: '/v/ridge/camp', autoplay: true } });
  expect(html).toMatch(/data-part="promo-card" style="aspect-ratio:16 \/ 9/);
  expect(html).toContain('<img');
  expect(html, 'nothing of the video before it is played').not.toMatch(/<video|\/v\//);
  expect(html).toContain('aria-label="Play the video, without sound"');
  const withoutControls = { image: image(), aspectRatio: '1:1', video: { video: '/v/ridge/camp', controls: false } };
  expect(await renderBlock('two-column-image-text', withoutControls)).toMatch(
    new RegExp(`${promoCardStyles.controlsOnHover}" data-part="promo-card" style="aspect-ratio:1 / 1`),
  );
  expect(await renderBlock('two-column-image-text', { image: image(), video: { video: '/v/../camp' } })).not.toContain('promo-card');
});

it('BLOCK-001 text with an invalid link is plain text', async () => {
  const invalidLink = '/\t/evil.example';
  const department = {
    ctaText: 'Men',
    ctaLink: invalidLink,
    feature: 'flex',
    links: [{ text: 'Coats', ctaLink: invalidLink }, { text: 'Hats' }],
  };
  const departments = await renderBlock('visual-navigation', { tiles: [department] });
  expect(departments).toContain('Coats');
  expect(departments).toContain('Hats');
  const ruler = await renderBlock('guided-selling-banner', { tiles: [{ ounces: '12', headline: 'Duck', ctaLink: invalidLink }] });
  expect(ruler).toContain('Duck');
  expect(departments + ruler).not.toContain('<a ');
});
