import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNetworkHasher, createNetworksHasher, networksOf } from './client-address.ts';

const ipv4Bytes = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
const hex = (group: number) => group.toString(16);

function notationsOf(groups: readonly number[]): string[] {
  const short = groups.map(hex);
  const padded = short.map((group) => group.padStart(4, '0'));
  const [high = 0, low = 0] = groups.slice(6);
  const dotted = [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const zeros = groups.findIndex((group, index) => group === 0 && groups[index + 1] === 0);
  const compressed = zeros < 0 ? [] : [`${short.slice(0, zeros).join(':')}::${short.slice(zeros + 2).join(':')}`];
  const all = [
    short.join(':'),
    padded.join(':'),
    padded.join(':').toUpperCase(),
    `${short.slice(0, 6).join(':')}:${dotted}`,
    ...compressed,
  ];
  return [...all, `${short.join(':')}%eth0`];
}

describe('the networks of an address', () => {
  it('are an IPv4 address and its /24', () => {
    expect(networksOf('203.0.113.7')).toEqual({ near: '203.0.113.7', wide: '203.0.113.0/24' });
    fc.assert(
      fc.property(ipv4Bytes, fc.nat(255), ([first, second, third, fourth], other) => {
        const networks = networksOf(`${first}.${second}.${third}.${fourth}`);
        const neighbor = networksOf(`${first}.${second}.${third}.${other}`);
        expect(neighbor.wide).toBe(networks.wide);
        expect(neighbor.near === networks.near).toBe(other === fourth);
        expect(networksOf(`${first}.${second}.${third ^ 1}.${fourth}`).wide).not.toBe(networks.wide);
      }),
    );
  });

  it('are the same for an IPv4 address that is mapped to IPv6, in any notation', () => {
    expect(networksOf('::ffff:203.0.113.7')).toEqual(networksOf('203.0.113.7'));
    expect(networksOf('::ffff:cb00:7107')).toEqual(networksOf('203.0.113.7'));
    fc.assert(
      fc.property(ipv4Bytes, ([first, second, third, fourth]) => {
        const mapped = [0, 0, 0, 0, 0, 0xffff, first * 256 + second, third * 256 + fourth];
        for (const notation of [...notationsOf(mapped), `::FFFF:${first}.${second}.${third}.${fourth}`]) {
          expect(networksOf(notation), notation).toEqual(networksOf(`${first}.${second}.${third}.${fourth}`));
        }
      }),
    );
  });

  it('are the first 64 and the first 48 bits of an IPv6 address in any notation', () => {
    expect(networksOf('2001:db8:0:7::1')).toEqual({ near: '2001:db8:0:7::/64', wide: '2001:db8:0::/48' });
    const group = fc.oneof(fc.constant(0), fc.nat(0xffff));
    const address = fc.array(group, { minLength: 8, maxLength: 8 }).filter((groups) => groups.slice(0, 5).some((part) => part !== 0));
    fc.assert(
      fc.property(address, (groups) => {
        const [first = 0, second = 0, third = 0, fourth = 0] = groups;
        const wide = [first, second, third].map(hex).join(':');
        const expected = { near: `${wide}:${hex(fourth)}::/64`, wide: `${wide}::/48` };
        for (const notation of notationsOf(groups)) {
          expect(isIPv6(notation), notation).toBe(true);
          expect(networksOf(notation), notation).toEqual(expected);
        }
      }),
    );
  });

  it('differ for IPv6 addresses that differ in the first 64 bits (near) or the first 48 bits (wide)', () => {
    const groups = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(groups, fc.nat(7), fc.integer({ min: 1, max: 0xffff }), (before, changedAt, change) => {
        const after = before.map((part, index) => (index === changedAt ? part ^ change : part));
        const networks = [before, after].map((all) => networksOf(all.map(hex).join(':')));
        expect(networks[0]?.near === networks[1]?.near).toBe(changedAt >= 4);
        expect(networks[0]?.wide === networks[1]?.wide).toBe(changedAt >= 3);
      }),
    );
  });

  it('are normalized', () => {
    const normalized = /^(?:[0-9a-f]{1,4}:){3,4}:\/(?:48|64)$|^[\d.]+(?:\/24)?$/;
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), fc.ipV4()), (text) => {
        const { near, wide } = networksOf(text);
        expect(near).toMatch(/^(?:[0-9a-f]{1,4}:){4}:\/64$|^[\d.]+$/);
        expect(wide).toMatch(normalized);
        expect(wide).not.toBe(near);
      }),
    );
    expect(networksOf('::1')).toEqual({ near: '0:0:0:0::/64', wide: '0:0:0::/48' });
  });

  it('are the text itself if it is not an address', () => {
    fc.assert(
      fc.property(fc.constantFrom('unknown', '', '1.2.3', '256.0.0.1', ':::', '1::2::3', '_hidden'), (text) => {
        expect(networksOf(text)).toEqual({ near: text, wide: text });
      }),
    );
  });
});

describe('the networks of a request', () => {
  it('are hashed', () => {
    const of = (address: string) => new Headers({ 'x-client-address': address });
    const nameOf = createNetworkHasher('5e'.repeat(32));
    const name = nameOf(of('203.0.113.7'));
    expect(name).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(name).toBe(nameOf(of('::ffff:203.0.113.7')));
    expect(name).not.toBe(nameOf(new Headers()));
    const networks = createNetworksHasher('5e'.repeat(32))(of('203.0.113.7'));
    expect(networks.near).toBe(name);
    expect(networks.wide).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(networks.wide).toBe(createNetworksHasher('5e'.repeat(32))(of('203.0.113.8')).wide);
    expect(networks.wide).not.toBe(name);
    expect(createNetworksHasher('6f'.repeat(32))(of('203.0.113.7')).wide).not.toBe(networks.wide);
  });
});
