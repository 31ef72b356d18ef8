import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNetworkHasher, networkOf } from './client-address.ts';

describe('the network of a request', () => {
  it('is an IPv4 address itself, also when mapped to IPv6', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('is the first 64 bits of an IPv6 address in any notation', () => {
    const one = '2001:db8:0:7::/64';
    for (const address of ['2001:db8:0:7::1', '2001:0DB8:0000:0007:ffff::', '2001:db8:0:7:1:2:3:4', '2001:db8:0:7::1%eth0']) {
      expect(networkOf(address)).toBe(one);
    }
    expect(networkOf('2001:db8:0:8::1')).not.toBe(one);
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });

  it('is normalized', () => {
    fc.assert(fc.property(fc.ipV6(), (text) => void expect(networkOf(text)).toMatch(/^(?:[0-9a-f]{1,4}:){4}:\/64$|^[\d.]+$/)));
  });

  it('is hashed', () => {
    const nameOf = createNetworkHasher('5e'.repeat(32));
    const name = nameOf(new Headers({ 'x-client-address': '203.0.113.7' }));
    expect(name).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(name).toBe(nameOf(new Headers({ 'x-client-address': '::ffff:203.0.113.7' })));
    expect(name).not.toBe(nameOf(new Headers()));
  });
});
