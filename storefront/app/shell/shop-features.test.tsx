import { describe, expect, it } from 'vitest';
import { LegalLinks } from './footer/legal-links.tsx';
import { AccountButton } from './header/account-button.tsx';
import { StoreLink } from './header/store-link.tsx';
import { MenuTools } from './menu/menu-tools.tsx';
import { type AccountFeature, accountEntry, type ChosenStore, type Customer, enabledFeatures, storePath } from './shop-features.ts';
import { linkTargets, renderHtml, textContent } from './testing/render.tsx';

const guest: Customer = { kind: 'guest' };
const dale: Customer = { kind: 'registered', firstName: 'Dale' };
const buildAccount = (customer: Customer): AccountFeature => ({
  customer,
  signIn: async () => ({ kind: 'rejected' }),
  sendPasswordLink: async () => {},
  signOut: () => {},
});
const ely: ChosenStore = { id: '021', name: 'Ely, Sheridan Street', city: 'Ely', hours: 'Open until 8' };

describe('the account button', () => {
  it('SHELL-006 SHELL-007 shows a customer’s first name and links to /account', () => {
    const html = renderHtml(<AccountButton account={buildAccount(dale)} />);
    expect(textContent(html)).toContain('Hello, Dale');
    expect(linkTargets(html)).toEqual(['/account']);
    expect(html).not.toContain('aria-haspopup');
  });
  it('SHELL-008 opens a dialog for a guest on desktop', () => {
    expect(accountEntry(guest, 'desktop')).toEqual({ dialog: true });
    expect(renderHtml(<AccountButton account={buildAccount(guest)} />)).toMatch(/<button[^>]+aria-haspopup="dialog"/);
  });
  it('SHELL-009 links a guest to /login in the menu and in the header of a narrow window', () => {
    const features = { account: buildAccount(guest) };
    expect(linkTargets(renderHtml(<MenuTools />, { features }))).toEqual(['/login', '/customer-service#contact']);
    expect(linkTargets(renderHtml(<AccountButton account={buildAccount(guest)} />))).toEqual(['/login']);
  });
  it('SHELL-006 links a customer to /account in the menu', () => {
    const html = renderHtml(<MenuTools />, { features: { account: buildAccount(dale) } });
    expect(linkTargets(html)[0]).toBe('/account');
    expect(textContent(html)).toMatch(/^Dale/);
  });
});

describe('the store link', () => {
  it('SHELL-010 links to the chosen store if its city is known', () => {
    expect(storePath(ely)).toBe('/locations/?StoreID=021');
    const html = renderHtml(<StoreLink stores={{ chosen: ely }} />);
    expect(linkTargets(html)).toEqual(['/locations/?StoreID=021']);
    expect(textContent(html)).toContain('Open until 8');
  });
  it('SHELL-011 links to the list of stores without a chosen store or a known city', () => {
    expect([undefined, { ...ely, city: undefined }, { ...ely, city: '' }].map(storePath)).toEqual(Array(3).fill('/find-stores'));
    expect(linkTargets(renderHtml(<StoreLink stores={{ chosen: undefined }} />))).toEqual(['/find-stores']);
  });
});

describe('the links of the shell', () => {
  it('SHELL-018 SHELL-019 include tracking and live chat in the menu while they are available, and always Contact Us', () => {
    expect(textContent(renderHtml(<MenuTools />))).toBe('Contact Us');
    expect(textContent(renderHtml(<MenuTools />, { features: { orderTracking: true, chat: { open: () => {} } } }))).toBe(
      'Track Order Contact Us Live Chat',
    );
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
  it('SHELL-028 include only four legal links in the reduced layout', () => {
    const html = renderHtml(<LegalLinks isReduced />, { features: { orderTracking: true, textMessages: true, sitemap: true } });
    expect(linkTargets(html)).toHaveLength(4);
    expect(textContent(html)).toBe('Returns/Exchanges Privacy &amp; Security Guarantee Contact Us Customer Service');
  });
  it('ROUTE-006 include stores and tracking, but no account while accounts are not enabled', () => {
    expect(enabledFeatures.account).toBeUndefined();
    expect(enabledFeatures.stores).toEqual({ chosen: undefined });
    expect(enabledFeatures.orderTracking).toBe(true);
  });
});
