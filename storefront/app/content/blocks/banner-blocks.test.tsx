import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as buttonStyles from '../../ui/button.module.css';
import { copy, count, image, night, renderBlock } from '../testing/render-block.tsx';

it('BLOCK-003 the global banner is one line with a link to its details', async () => {
  const html = await renderBlock('global-banner', { text: 'Free until Sunday.', detailsText: 'How', ctaLink: '/content/returns' });
  expect(html).toContain('<b>Free until Sunday.</b>');
  expect(html).toMatch(/<a [^>]*href="\/content\/returns"[^>]*>How<\/a>/);
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

it('BLOCK-012 links of departments carry their feature', async () => {
  const tiles = [{ image: image(), ctaText: 'Men', ctaLink: '/men', feature: 'flex' }];
  const html = await renderBlock('visual-navigation', { headline: 'Who?', tiles });
  expect(html).toContain('href="/men?feature=flex"');
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
