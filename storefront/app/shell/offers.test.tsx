import { describe, expect, it } from 'vitest';
import { AccountAction } from './account-action.tsx';
import { LegalLinks } from './legal-links.tsx';
import { MenuTools } from './menu-tools.tsx';
import { type AccountOffer, accountDoor, type ChosenStore, type Customer, offered, storePath } from './offers.ts';
import { StoreAction } from './store-action.tsx';
import { htmlOf, linksIn, wordsIn } from './testing/render.tsx';

const guest: Customer = { kind: 'guest' };
const dale: Customer = { kind: 'registered', firstName: 'Dale' };
const anAccount = (customer: Customer): AccountOffer => ({
  customer,
  signIn: async () => ({ kind: 'refused' }),
  sendPasswordLink: async () => {},
  signOut: () => {},
});
const ely: ChosenStore = { id: '021', name: 'Ely, Sheridan Street', city: 'Ely', hours: 'Open until 8' };

describe('the account button', () => {
  it('SHELL-006 SHELL-007 leads a registered customer to /account under their first name', () => {
    const html = htmlOf(<AccountAction account={anAccount(dale)} />);
    expect(wordsIn(html)).toContain('Hello, Dale');
    expect(linksIn(html)).toEqual(['/account']);
    expect(html).not.toContain('aria-haspopup');
  });
  it('SHELL-008 opens a dialog for a guest on desktop', () => {
    expect(accountDoor(guest, 'desktop')).toEqual({ dialog: true });
    expect(htmlOf(<AccountAction account={anAccount(guest)} />)).toMatch(/<button[^>]+aria-haspopup="dialog"/);
  });
  it('SHELL-009 takes a guest to /login from the menu, and from the header of a narrow window', () => {
    const offers = { account: anAccount(guest) };
    expect(linksIn(htmlOf(<MenuTools />, { offers }))).toEqual(['/login', '/customer-service#contact']);
    expect(linksIn(htmlOf(<AccountAction account={anAccount(guest)} />))).toEqual(['/login']);
  });
  it('SHELL-006 takes a registered customer to /account from the menu too', () => {
    const html = htmlOf(<MenuTools />, { offers: { account: anAccount(dale) } });
    expect(linksIn(html)[0]).toBe('/account');
    expect(wordsIn(html)).toMatch(/^Dale/);
  });
});

describe('the store link', () => {
  it('SHELL-010 leads to the chosen store where its city is known', () => {
    expect(storePath(ely)).toBe('/locations/?StoreID=021');
    const html = htmlOf(<StoreAction stores={{ chosen: ely }} />);
    expect(linksIn(html)).toEqual(['/locations/?StoreID=021']);
    expect(wordsIn(html)).toContain('Open until 8');
  });
  it('SHELL-011 leads to the list of stores where none was chosen or its city is not known', () => {
    expect([undefined, { ...ely, city: undefined }, { ...ely, city: '' }].map(storePath)).toEqual(Array(3).fill('/find-stores'));
    expect(linksIn(htmlOf(<StoreAction stores={{ chosen: undefined }} />))).toEqual(['/find-stores']);
  });
});

describe('what the shell leads to', () => {
  it('SHELL-018 SHELL-019 offers tracking and live chat in the menu while they are there, and Contact Us always', () => {
    expect(wordsIn(htmlOf(<MenuTools />))).toBe('Contact Us');
    expect(wordsIn(htmlOf(<MenuTools />, { offers: { orderTracking: true, chat: { open: () => {} } } }))).toBe(
      'Track Order Contact Us Live Chat',
    );
  });
  it('SHELL-031 ends every page with the links of the footer', () => {
    const offers = { orderTracking: true, textMessages: true, sitemap: true } as const;
    expect(linksIn(htmlOf(<LegalLinks />, { offers }))).toEqual([
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
  it('SHELL-028 keeps to four of them in the reduced layout, whatever is offered', () => {
    const html = htmlOf(<LegalLinks isReduced />, { offers: { orderTracking: true, textMessages: true, sitemap: true } });
    expect(linksIn(html)).toHaveLength(4);
    expect(wordsIn(html)).toBe('Returns/Exchanges Privacy &amp; Security Guarantee Contact Us Customer Service');
  });
  it('ROUTE-006 leads to no account before there are any; stores and tracking answer', () => {
    expect(offered.account).toBeUndefined();
    expect(offered.stores).toEqual({ chosen: undefined });
    expect(offered.orderTracking).toBe(true);
  });
});
