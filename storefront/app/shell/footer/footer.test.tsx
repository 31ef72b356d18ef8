// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentBody } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { openTab } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { enabledFeatures, ShopFeaturesContext } from '../shop-features.ts';
import { Footer } from './footer.tsx';

/**
 * Paths that may be linked twice: the privacy policy is also linked where a shopper consents to emails and cookies; the guarantee is among
 * the banners, which not every page has.
 */
const linkedTwice = ['/content/privacy-security-policy', '/content/no-bull-guarantee'];

it.each(['footer.json', 'fr-FR/footer.json'])(
  'SHELL-031 SHELL-033 the content of %s and the fixed links of the footer lead to each place once',
  async (file) => {
    openTab(null, {});
    const content = readFileSync(path.resolve(import.meta.dirname, '../../../../demo/data/content', file), 'utf8');
    const { body } = JSON.parse(content) as { body: ContentBody };
    const footer = (
      <ShopFeaturesContext value={enabledFeatures}>
        <Footer content={body} brand="Ridge & Rivet" isDemo hasPromos />
      </ShopFeaturesContext>
    );
    const { container } = mountScreens({ men: footer }, '/men');
    await waitFor(() => expect(container.querySelector('[data-part="legal-links"]')).not.toBeNull());
    const links = [...container.querySelectorAll('footer a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((to, index) => links.indexOf(to) !== index && !linkedTwice.includes(to))).toEqual([]);
    for (const to of ['/content/no-bull-guarantee', '/content/text', '/DuluthHeroes', '/free-catalog-signup', '/track-order'])
      expect(links).toContain(to);
  },
);

it.each([
  ['the text of the content', { emailText: 'Two socks for every email.' }, 'Two socks for every email.'],
  ['how often emails come, without such a text', {}, 'We send about one email a week.'],
] as const)('SHELL-030 the email signup of the footer shows %s', async (_, fields, shown) => {
  openTab(null, {});
  const body = { linkSections: [], ...fields } as unknown as ContentBody;
  const footer = <Footer content={body} brand="Ridge & Rivet" isDemo={false} hasPromos={false} />;
  const { container } = mountScreens({ men: footer }, '/men');
  await waitFor(() => expect(container.querySelector('footer')?.textContent).toContain(shown));
});
