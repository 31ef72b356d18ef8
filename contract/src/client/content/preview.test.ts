import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operations } from '../../operations.ts';
import { isPreviewablePath, parsePreviewTime, previewableCalls, previewYears } from './preview.ts';

describe('the time of a preview', () => {
  it('PREVIEW-005 is parsed from milliseconds and from an ISO instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2199-12-31T23:59:59.999Z'), noInvalidDate: true }),
        (at) => {
          expect(parsePreviewTime(String(at.getTime()))).toEqual(at);
          expect(parsePreviewTime(at.toISOString())).toEqual(at);
        },
      ),
    );
    expect(parsePreviewTime('2026-11-27T06:00-06:00')).toEqual(new Date('2026-11-27T12:00:00Z'));
  });

  it('is rejected unless it is an instant of a supported year', () => {
    const wrong = [
      '',
      'yesterday',
      'now',
      '0',
      '-1',
      '1e13',
      '9999-01-01T00:00:00Z',
      '253370764800000',
      '1999-12-31T23:59:59Z',
      '1999-12-31T23:59:59.999Z',
      '2200-01-01T00:00:00Z',
      '2200-01-01T00:30:00+00:00',
      String(Date.UTC(2200, 0, 1)),
      '2026-11-27',
      '2026-11-27T06:00',
      '2026-13-01T00:00:00Z',
      ' 1795000000000',
      '0x19f',
      '1795000000000.5',
    ];
    expect(wrong.filter((text) => parsePreviewTime(text) !== undefined)).toEqual([]);
  });

  it('is in the supported years for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.maxSafeNat().map(String)), (text) => {
        const year = parsePreviewTime(text)?.getUTCFullYear() ?? previewYears.first;
        expect(year >= previewYears.first && year <= previewYears.last).toBe(true);
      }),
    );
    const firstInstant = Date.UTC(previewYears.first, 0, 1);
    const endInstant = Date.UTC(previewYears.last + 1, 0, 1);
    fc.assert(
      fc.property(fc.nat(2 * endInstant), (milliseconds) => {
        const isPlanned = milliseconds >= firstInstant && milliseconds < endInstant;
        expect(parsePreviewTime(String(milliseconds))?.getTime()).toBe(isPlanned ? milliseconds : undefined);
      }),
    );
  });
});

describe('previewable calls', () => {
  it('are public reads', () => {
    for (const name of previewableCalls) {
      expect(operations[name].audience, name).toBe('public');
      expect(operations[name].retry, name).toBe('safe');
    }
  });

  it('are recognized by the path of a request', () => {
    const shop = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
    for (const path of [
      `${shop}/products/4117`,
      `${shop}/products/(4117,4118)`,
      '/cms/content/key/homepage',
      '/api/product_search',
      '/api/site/preferences',
    ]) {
      expect(isPreviewablePath('GET', path), path).toBe(true);
    }
    expect(isPreviewablePath('POST', '/cms/content/fetch')).toBe(true);
    for (const path of [
      `${shop}/baskets/1`,
      `${shop}/orders/1`,
      '/api/preview/session',
      '/api/session/guest',
      '/api/comms/update/',
      '/cms/content/key/a/b',
      '/healthz',
      '/xcms/content/key/a',
    ]) {
      expect(isPreviewablePath('GET', path), path).toBe(false);
    }
  });
});
