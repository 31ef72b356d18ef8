import { describe, expect, it } from 'vitest';
import { createPreviewHosts } from './preview-host.ts';

const hosts = createPreviewHosts({ siteOrigin: 'https://shop.example', masterKey: 'a'.repeat(64) });
const now = new Date('2026-12-01T12:00:00Z');
const readBack = (instant: string) => hosts.parse(hosts.create(new Date(instant), now), now);

describe('a preview host', () => {
  it('API-091 previews every instant from 2000 up to the end of 2199', () => {
    for (const instant of ['2000-01-01T00:00:00.000Z', '2026-12-24T06:00:00.000Z', '2199-12-31T23:59:59.999Z'])
      expect(readBack(instant)).toEqual({ previewTime: new Date(instant) });
  });

  it('API-091 rejects a signed instant outside these years', () => {
    for (const instant of ['1999-12-31T23:59:59.999Z', '2200-01-01T00:00:00.000Z']) expect(readBack(instant), instant).toBe('invalid');
  });
});
