import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeDevice } from './device-name.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

describe('the name of a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows', false],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows', false],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36 OPR/124.0.0.0`, 'Opera', 'macOS', false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', false],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      true,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15',
      'Firefox',
      'iOS',
      true,
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPadOS',
      false,
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
      true,
    ],
    [`Mozilla/5.0 (Linux; Android 13; SM-X900) ${chrome} Safari/537.36`, 'Chrome', 'Android', false],
    ['curl/8.9.1', '', '', false],
    ['', '', '', false],
  ])('of %s is %s on %s', (userAgent, browser, system, isPhone) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system, isPhone });
  });

  it('is found whatever text surrounds it, quickly', () => {
    const userAgent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`;
    const anyText = fc.string({ maxLength: 300, size: 'max' }).map((text) => text.replaceAll('/', ' '));
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        expect(describeDevice(`${before} ${userAgent} ${after}`)).toMatchObject({ browser: 'Chrome', system: 'Windows' });
      }),
    );
    const started = performance.now();
    describeDevice('Version/1 Mobile/1 Android '.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
