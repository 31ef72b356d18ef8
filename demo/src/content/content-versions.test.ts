import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadContent } from './content.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a content file', () => {
  it('has an entry per version, all at the same position of the hierarchy', () => {
    const first = {
      schema: 'text-banner',
      name: 'Strip',
      parent: 'top',
      position: 2,
      publishTo: '2026-12-26T06:00:00Z',
      body: { headline: 'Usual' },
    };
    const campaign = { publishFrom: '2026-12-01T06:00:00Z', body: { headline: 'Campaign' } };
    mkdirSync(join(folder, 'fr-FR'));
    writeFileSync(join(folder, 'strip.json'), JSON.stringify({ ...first, versions: [campaign] }));
    writeFileSync(join(folder, 'fr-FR/strip.json'), JSON.stringify({ schema: 'text-banner', name: 'Bandeau', body: {} }));
    const position = { deliveryKey: 'strip', locale: '', schema: 'text-banner', name: 'Strip', parent: 'top', position: 2 };
    expect(loadContent(folder)).toEqual([
      { ...position, publishTo: '2026-12-26T06:00:00Z', body: { headline: 'Usual' } },
      { ...position, ...campaign },
      { deliveryKey: 'strip', locale: 'fr-FR', schema: 'text-banner', name: 'Bandeau', body: {} },
    ]);
  });
});
