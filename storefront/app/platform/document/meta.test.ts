import { describe, expect, it } from 'vitest';
import { metaTags, type PageHead, pageTitle, type Site, siteFromMatches } from './meta.ts';

const site = { brand: 'Ridge & Rivet', origin: 'http://localhost:3000' };

it('SHELL-039 the title is "{page title} | {brand}", or only the brand', () => {
  expect(pageTitle('Fencepost Chore Coat', site.brand)).toBe('Fencepost Chore Coat | Ridge & Rivet');
  expect(pageTitle(undefined, site.brand)).toBe('Ridge & Rivet');
});
it('SHELL-040 a page that must not be indexed has a robots tag', () => {
  expect(metaTags({ noindex: true }, site)).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(metaTags({}, site)).toEqual([{ title: 'Ridge & Rivet' }]);
  expect(metaTags({ noindex: true, structuredData: [{ '@type': 'WebSite' }] }, site)).toHaveLength(2);
});
it('the canonical URL includes the origin', () => {
  expect(metaTags({ canonical: '/men/coats' }, site)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'http://localhost:3000/men/coats',
  });
});
it('Open Graph tags contain title, image and canonical URL', () => {
  const image = { link: '/i/ridge/4117-10-front', alt: 'A coat', version: 'abc' };
  const tags = metaTags({ title: 'Coats', canonical: '/men/coats', image }, site);
  expect(tags).toContainEqual({ property: 'og:title', content: 'Coats' });
  expect(tags).toContainEqual({ property: 'og:url', content: 'http://localhost:3000/men/coats' });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'http://localhost:3000/i/ridge/4117-10-front?fmt=auto&qlt=70&w=1000&v=abc',
  });
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});
it('SHELL-041 structured data is written as JSON-LD', () => {
  expect(metaTags({ structuredData: [{ '@type': 'WebSite' }] }, site)).toContainEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'WebSite' },
  });
});
it('the site comes from the root loader data and is empty without it', () => {
  expect(siteFromMatches([{ id: 'root', loaderData: { preferences: { brand: site.brand }, siteOrigin: site.origin } }])).toEqual(site);
  expect(siteFromMatches([undefined])).toEqual({ brand: '', origin: '' });
  const languages = { locale: 'fr-FR', locales: ['en-US', 'fr-FR'], localeFrom: 'path' };
  expect(siteFromMatches([{ id: 'root', loaderData: { siteOrigin: site.origin, ...languages } }])).toEqual({
    brand: '',
    origin: site.origin,
    languages,
  });
});

describe('a page in one of several languages', () => {
  const french: Site = { ...site, languages: { locale: 'fr-FR', locales: ['en-US', 'en-GB', 'fr-FR', 'en-XA'], localeFrom: 'path' } };
  const links = (head: PageHead, localizedSite: Site) =>
    metaTags(head, localizedSite).flatMap((tag) =>
      'rel' in tag && tag.rel !== undefined ? [[tag.rel, tag.hrefLang ?? '', tag.href]] : [],
    );

  it('ROUTE-043 has a canonical URL with its locale and hreflang links', () => {
    expect(links({ canonical: '/men?page=2', translations: ['fr-FR'] }, french)).toEqual([
      ['canonical', '', `${site.origin}/fr-FR/men?page=2`],
      ['alternate', 'en-US', `${site.origin}/men?page=2`],
      ['alternate', 'en-GB', `${site.origin}/en-GB/men?page=2`],
      ['alternate', 'fr-FR', `${site.origin}/fr-FR/men?page=2`],
      ['alternate', 'x-default', `${site.origin}/men?page=2`],
    ]);
  });
  it('I18N-001 has the canonical URL of the default language if it is not translated, and no hreflang link', () => {
    const [canonical, ...alternates] = links({ canonical: '/careers', translations: [''] }, french);
    expect(canonical).toEqual(['canonical', '', `${site.origin}/careers`]);
    expect(alternates.map(([, language]) => language)).toEqual(['en-US', 'en-GB', 'x-default']);
  });
  it('has no hreflang links if it must not be indexed', () => {
    expect(links({ canonical: '/cart', noindex: true }, french).map(([rel]) => rel)).toEqual(['canonical']);
  });
});
