import { describe, expect, it } from 'vitest';
import { readVisualization } from './visualization-query.ts';

const shop = { siteOrigin: 'https://shop.example', contentDomains: ['*.staging.example.com'], locale: 'en-US' };
const read = (query: string) => readVisualization(new URLSearchParams(query), shop);

describe('the URL of a visualization', () => {
  it('ROUTE-015 names the content, its service and locale, and whether it arrives in messages', () => {
    expect(
      read('vseDomain=a1.staging.example.com&contentId=0b-1&deliveryKey=home&contentType=homepage&locales=fr-FR,en-*,*&realtime=true'),
    ).toEqual({
      domain: 'a1.staging.example.com',
      contentId: '0b-1',
      deliveryKey: 'home',
      contentType: 'homepage',
      locale: 'fr-FR',
      isRealtime: true,
    });
    expect(read('')).toEqual({
      domain: '',
      contentId: undefined,
      deliveryKey: undefined,
      contentType: undefined,
      locale: 'en-US',
      isRealtime: false,
    });
  });

  it('is rejected for a service that is not listed, and its invalid parameters are ignored', () => {
    for (const domain of ['evil.example', '127.0.0.1', 'localhost', 'a1.staging.example.com@evil.example']) {
      expect(read(new URLSearchParams({ vseDomain: domain }).toString()), domain).toBeUndefined();
    }
    expect(read('contentId=..%2F..%2Fapi&deliveryKey=a%20b&contentType=%3Cscript%3E&locales=%22&realtime=no')).toMatchObject({
      contentId: undefined,
      deliveryKey: undefined,
      contentType: undefined,
      locale: 'en-US',
      isRealtime: false,
    });
  });
});
