import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidDomainPattern, resolveContentDomain } from './content-domain.ts';

const siteOrigin = 'https://shop.example.com';
const listed = ['content.example.com', '*.staging.bigcontent.io'];
const resolve = (address: string, domains: readonly string[] = listed) => resolveContentDomain(address, { siteOrigin, listed: domains });

describe('the content service of a preview', () => {
  it.each(['', 'https://shop.example.com', 'shop.example.com'])('PREVIEW-002 is the shop’s own for the address “%s”', (address) => {
    expect(resolve(address)).toBe('');
  });

  it('is an allowed host, given by its name or its https origin', () => {
    expect(resolve('content.example.com')).toBe('content.example.com');
    expect(resolve('https://content.example.com')).toBe('content.example.com');
    expect(resolve('abc123-2026.staging.bigcontent.io')).toBe('abc123-2026.staging.bigcontent.io');
  });

  const rejected: [string, string[]][] = [
    ['a host that is not listed', ['evil.example', 'content.example.com.evil.example', 'evilcontent.example.com', 'a.content.example.com']],
    ['more or less than one part before a listed name', ['staging.bigcontent.io', '.staging.bigcontent.io', 'a.b.staging.bigcontent.io']],
    ['the machine itself', ['localhost', 'localhost:3000', '127.0.0.1', '127.1', '0.0.0.0', '0', 'app.localhost']],
    ['a private network', ['10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', 'router.lan', 'db.internal']],
    ['the link-local network and its metadata service', ['169.254.169.254', '169.254.0.1', 'metadata.google.internal']],
    ['an address as one decimal number', ['2130706433', 'http://2130706433/', '3232235777']],
    ['an address in octal', ['0177.0.0.1', '0177.0.0.01', '017700000001']],
    ['an address in hexadecimal', ['0x7f000001', '0x7f.0x0.0x0.0x1', '0x7F.1']],
    ['an IPv6 address', ['[::1]', '::1', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[fe80::1%25eth0]', '[fd00::1]', '[0:0:0:0:0:0:0:1]']],
    [
      'names before an at sign',
      [
        'content.example.com@evil.example',
        'https://content.example.com@127.0.0.1',
        'https://content.example.com:x@evil.example',
        'user@content.example.com',
      ],
    ],
    [
      'another scheme',
      ['http://content.example.com', 'file:///etc/passwd', 'gopher://content.example.com', 'javascript:alert(1)', '//content.example.com'],
    ],
    [
      'a port, a path, a query or a fragment',
      [
        'content.example.com:8080',
        'content.example.com/',
        'content.example.com/x',
        'content.example.com?x',
        'content.example.com#x',
        'evil.example#.staging.bigcontent.io',
        'evil.example/.staging.bigcontent.io',
        'https://evil.example?.staging.bigcontent.io',
      ],
    ],
    [
      'signs that another reader drops',
      [
        'content.example.com.',
        ' content.example.com',
        'content.example.com\n',
        'content\t.example.com',
        'content。example.com',
        'ｃontent.example.com',
        'content.example.com\\@evil.example',
        'CONTENT.EXAMPLE.COM',
        '%63ontent.example.com',
      ],
    ],
  ];
  it.each(rejected)('PREVIEW-002 rejects %s', (_, addresses) => {
    expect(addresses.filter((address) => resolve(address) !== undefined)).toEqual([]);
  });

  it('is the shop’s own or an allowed host for any input', () => {
    const label = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    const anything = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.ipV4(),
      fc.ipV4Extended(),
      fc.ipV6(),
      fc.domain(),
      label.map((part) => `${part}.staging.bigcontent.io`),
    );
    fc.assert(
      fc.property(anything, fc.constantFrom('', 'https://', 'http://'), (address, scheme) => {
        const found = resolve(`${scheme}${address}`);
        const isFine =
          found === undefined || found === '' || found === 'content.example.com' || /^[a-z0-9-]+\.staging\.bigcontent\.io$/.test(found);
        expect(isFine).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('cannot be an IP address in any notation or a name of an internal network', () => {
    const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
    const spellings = octets.chain(([a, b, c, d]) => {
      const number = ((a * 256 + b) * 256 + c) * 256 + d;
      const parts = [a, b, c, d];
      return fc.constantFrom(
        parts.join('.'),
        String(number),
        `0x${number.toString(16)}`,
        `0${number.toString(8)}`,
        parts.map((part) => `0x${part.toString(16)}`).join('.'),
        parts.map((part) => `0${part.toString(8)}`).join('.'),
        `${a}.${(b * 256 + c) * 256 + d}`,
        `[::ffff:${parts.join('.')}]`,
      );
    });
    fc.assert(
      fc.property(fc.oneof(spellings, fc.ipV6(), fc.ipV4Extended()), (address) => {
        expect(isValidDomainPattern(address)).toBe(false);
        expect(resolve(address, [address])).toBeUndefined();
      }),
    );
    for (const name of ['localhost', 'a.localhost', 'printer.local', 'db.internal', '*.internal', 'com', '*.com', '*', '']) {
      expect(isValidDomainPattern(name), name).toBe(false);
    }
  });
});
