import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFromPrintCampaign, referrerKind } from './traffic-source.ts';

const ownHost = 'shop.example:3000';
const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/);

describe('the referrer of a visit', () => {
  it('MARKETING-006 recognizes search engines in every country', () => {
    for (const host of ['www.google.com', 'google.co.uk', 'duckduckgo.com', 'www.bing.com', 'search.yahoo.co.jp', 'search.brave.com'])
      expect([host, referrerKind(`https://${host}/?q=coat`, ownHost)]).toEqual([host, 'search']);
  });
  it('MARKETING-006 recognizes social sites and their subdomains', () => {
    for (const host of ['t.co', 'x.com', 'facebook.com', 'pinterest.com', 'reddit.com'])
      expect(referrerKind(`https://${host}/`, ownHost)).toBe('social');
    fc.assert(
      fc.property(label, fc.constantFrom('facebook.com', 'instagram.com', 'tiktok.com'), (name, host) => {
        expect(referrerKind(`https://${name}.${host}/a`, ownHost)).toBe('social');
      }),
    );
  });
  it('recognizes the shop itself, other sites, and no referrer', () => {
    expect(referrerKind(`http://${ownHost}/men`, ownHost)).toBe('own');
    for (const site of ['https://fencing.example/', 'https://notfacebook.com/', 'https://mybing-fans.example/', 'https://box.com/'])
      expect([site, referrerKind(site, ownHost)]).toEqual([site, 'other']);
    for (const none of ['', 'nonsense', '//']) expect(referrerKind(none, ownHost)).toBe('none');
  });
  it('classifies any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['none', 'own', 'search', 'social', 'other']).toContain(referrerKind(text, ownHost));
      }),
    );
  });
});

describe('a visit from a printed page', () => {
  it('MARKETING-007 is recognized by the word qr or print in a campaign parameter', () => {
    for (const search of [
      '?utm_medium=qr',
      '?utm_source=PRINT',
      '?utm_campaign=fall-qr-2026',
      '?a=1&campaign=print_catalog',
      '?utm_medium=email&utm_medium=qr',
    ])
      expect([search, isFromPrintCampaign(search)]).toEqual([search, true]);
  });
  it('MARKETING-007 is not recognized by other words or parameters', () => {
    for (const search of ['', '?utm_medium=email', '?utm_campaign=sprint', '?utm_source=blueprint', '?q=print', '?utm_source=qrious'])
      expect([search, isFromPrintCampaign(search)]).toEqual([search, false]);
  });
});
