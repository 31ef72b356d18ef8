import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { asBlock } from '../../block-content.ts';
import { parseBlock } from '../../parse-block.ts';
import { MarqueeBanner } from './marquee-banner.tsx';

const banner = (headline?: string) => ({
  _meta: { schema: 'marquee-banner-card' },
  headline,
  text: 'Twelve ounces, blanket lined.',
  image: { image: '/i/ridge/4117-10-front', alt: 'A coat' },
  buttonText: 'See the coats',
  ctaLink: '/men/coats',
});

function renderBanner(fields: Record<string, unknown>): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <MemoryRouter>
        <MarqueeBanner
          fields={asBlock(parseBlock({ _meta: { schema: 'marquee-banner', name: 'Opening' }, ...fields }))}
          tiles={{}}
          isFirst
        />
      </MemoryRouter>
    </IntlProvider>,
  );
}

const countOf = (html: string, part: string) => html.split(part).length - 1;

describe('the marquee banner', () => {
  it('BLOCK-008 shows a single banner without a carousel', () => {
    const html = renderBanner({ banners: [banner('The coat you lend')], rotationSpeed: 'fast' });
    expect(html).toContain('<h1 class="text-hero">The coat you lend</h1>');
    expect(html).not.toContain('carousel');
  });

  it('BLOCK-007 BLOCK-008 shows several banners as a carousel, all in the HTML, with one top-level heading', () => {
    const html = renderBanner({ banners: [banner('The coat you lend'), banner('Who are we dressing?'), banner()], rotationSpeed: 'slow' });
    expect(html).toContain('aria-roledescription="carousel" aria-label="Opening"');
    expect(['1 of 3', '2 of 3', '3 of 3'].map((label) => countOf(html, `aria-label="${label}"`))).toEqual([1, 1, 1]);
    expect([countOf(html, '<h1'), countOf(html, '<h2')]).toEqual([1, 1]);
    expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
  });

  it('BLOCK-009 shows callouts that have a point of the image, and the image fills the banner without them', () => {
    const callout = { heading: 'Corduroy collar', text: 'Won’t saw your neck', side: 'l' };
    const withCallouts = (...callouts: object[]) => renderBanner({ banners: [{ ...banner('The coat you lend'), callouts }] });
    const html = withCallouts({ ...callout, pointX: 0.45, pointY: 0.26 }, { ...callout, heading: 'Hem', top: '19%', edge: '3%', line: 64 });
    expect(html).toMatch(/data-side="left" style="--x:0.45;--y:0.26"><p[^>]*><b>Corduroy collar<\/b>Won’t saw your neck<\/p>/);
    expect(html).not.toContain('Hem');
    expect(withCallouts({ ...callout, top: '19%' })).toBe(withCallouts());
  });

  it('BLOCK-007 renders nothing without a valid banner', () => {
    expect(renderBanner({})).toBe('');
    expect(renderBanner({ banners: ['words', null, { headline: 'no block' }] })).toBe('');
  });
});
