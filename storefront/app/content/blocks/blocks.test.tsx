import { expect, it } from 'vitest';
import * as alertStyles from '../../ui/feedback/alert.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import * as promoCardStyles from '../../ui/promo-card/promo-card.module.css';
import { Blocks } from '../blocks.tsx';
import { parseBlocks } from '../parse-block.ts';
import { copy, count, image, item, night, renderBlock } from '../testing/render-block.tsx';
import { renderCompleteHtml } from '../testing/render-complete-html.tsx';

it('BLOCK-002 an unknown block renders nothing, also inside a test', async () => {
  expect(await renderBlock('hologram', copy)).toBe('');
  expect(await renderBlock('target-testing', { defaultContent: item('hologram', copy) })).toBe('');
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

it('BLOCK-040 a promotion message is an alert', async () => {
  expect(await renderBlock('add-to-cart-promo-message', copy)).toMatch(
    new RegExp(`${alertStyles.title}">Who else\\?.*Nobody\\..*See`, 's'),
  );
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
