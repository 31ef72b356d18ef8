import { headers as headerNames } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, setClientAddressHeader } from './client-address.ts';

describe('the address of a client', () => {
  it('is the address of the connection without proxies, whatever the headers', () => {
    fc.assert(fc.property(fc.string(), (header) => void expect(clientAddress(header, '203.0.113.7', 0)).toBe('203.0.113.7')));
  });

  it('is the entry of the outermost trusted proxy, whatever the client sent', () => {
    fc.assert(
      fc.property(fc.array(fc.ipV4()), fc.integer({ min: 1, max: 3 }), (forged, proxies) => {
        const trusted = ['203.0.113.7', '10.0.0.1', '10.0.0.2'].slice(0, proxies);
        expect(clientAddress([...forged, ...trusted].join(', '), '10.0.0.9', proxies)).toBe('203.0.113.7');
      }),
    );
  });

  it('is the address of the connection if there are fewer entries than trusted proxies, because the client may have sent them', () => {
    expect(clientAddress(undefined, '10.0.0.9', 2)).toBe('10.0.0.9');
    expect(clientAddress('192.0.2.66', '10.0.0.9', 2)).toBe('10.0.0.9');
  });

  it('is the same with and without a port, in every notation', () => {
    const address = fc.oneof(
      fc.ipV4(),
      fc.ipV6().filter((text) => !text.includes('.')),
    );
    fc.assert(
      fc.property(address, fc.integer({ min: 1, max: 65_535 }), fc.boolean(), (ip, port, isQuoted) => {
        const bracketed = ip.includes(':') ? `[${ip}]` : ip;
        for (const entry of [ip, bracketed, `${bracketed}:${port}`]) {
          const forwarded = isQuoted ? `"${entry}"` : entry;
          expect(clientAddress(`192.0.2.66, ${forwarded}`, '10.0.0.9', 1)).toBe(ip);
        }
      }),
    );
  });

  it('replaces a value that the client sends in the internal header', () => {
    const rawHeaders = ['Host', 'shop.example', 'X-Client-Address', '1.2.3.4', 'Accept', '*/*', 'x-client-address', '5.6.7.8'];
    const incoming = { rawHeaders, headers: {}, socket: { remoteAddress: '203.0.113.7' } } as Parameters<typeof setClientAddressHeader>[0];
    setClientAddressHeader(incoming, 0);
    expect(rawHeaders).toEqual(['Host', 'shop.example', 'Accept', '*/*', headerNames.clientAddress, '203.0.113.7']);
    expect(incoming.headers).toEqual({ [headerNames.clientAddress]: '203.0.113.7' });
  });
});
