import { describe, expect, it } from 'vitest';
import { LegalLinks } from './footer/legal-links.tsx';
import { StoreLink } from './header/store-link.tsx';
import { MenuTools } from './menu/menu-tools.tsx';
import { enabledFeatures } from './shop-features.ts';
import { linkTargets, renderHtml, textContent } from './testing/render.tsx';

describe('the store link', () => {
  it('SHELL-011 links to the list of stores', () => {
    expect(linkTargets(renderHtml(<StoreLink />))).toEqual(['/find-stores']);
  });
});

describe('the links of the shell', () => {
  it('SHELL-018 SHELL-019 include tracking and live chat in the menu while they are available, and always Contact Us', () => {
    expect(textContent(renderHtml(<MenuTools />))).toBe('Sign in Wishlist Contact Us');
    const withChat = (isLive: boolean) =>
      textContent(renderHtml(<MenuTools />, { features: { orderTracking: true, chat: { isLive, open: () => {} } } }));
    expect(withChat(true)).toBe('Sign in Wishlist Track Order Contact Us Live Chat');
    expect(withChat(false), 'a form is not called a chat').toBe('Sign in Wishlist Track Order Contact Us Write to us');
  });
  it('SHELL-031 include the legal links in the footer of every page', () => {
    const features = { orderTracking: true, textMessages: true, sitemap: true } as const;
    expect(linkTargets(renderHtml(<LegalLinks />, { features }))).toEqual([
      '/content/returns',
      '/content/privacy-security-policy',
      '/customer-service#contact',
      '/customer-service',
      '/track-order',
      '/content/text',
      '/content/terms-and-conditions',
      '/sitemap/',
    ]);
  });
  it('SHELL-031 SHELL-033 leave out of the legal links what the managed sections of the footer already link to', () => {
    const features = { orderTracking: true, textMessages: true, sitemap: true } as const;
    const listed = new Set(['/customer-service', '/content/returns', '/track-order']);
    expect(linkTargets(renderHtml(<LegalLinks listedElsewhere={listed} />, { features }))).toEqual([
      '/content/privacy-security-policy',
      '/customer-service#contact',
      '/content/text',
      '/content/terms-and-conditions',
      '/sitemap/',
    ]);
  });
  it('SHELL-028 include only four legal links in the reduced layout', () => {
    const html = renderHtml(<LegalLinks isReduced />, { features: { orderTracking: true, textMessages: true, sitemap: true } });
    expect(linkTargets(html)).toHaveLength(4);
    expect(textContent(html)).toBe('Returns/Exchanges Privacy &amp; Security Guarantee Contact Us Customer Service');
  });
  it('include stores and tracking', () => {
    expect(enabledFeatures.stores).toBe(true);
    expect(enabledFeatures.orderTracking).toBe(true);
  });
});
