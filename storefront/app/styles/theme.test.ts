import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type ColourUse, colourUses, leastContrast } from './color-contrast-rules.ts';
import { contrastOf } from './contrast.ts';
import { mediaWidths, pairsOf, themeColours, tokenOf } from './theme-file.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const theme = read('theme.css');
const sheets = globSync('**/*.css', { cwd: fileURLToPath(new URL('..', import.meta.url)) }).map((name) => `../${name}`);
const colours = themeColours(theme);

/** Pairs below what their use needs, in words. */
function faintPairs(uses: readonly ColourUse[], named: ReadonlyMap<string, string>): string[] {
  return uses.flatMap(({ ink, grounds, as }) =>
    grounds.flatMap((ground) => {
      const [one, other] = [named.get(ink), named.get(ground)];
      if (!one || !other) return [`${ink} or ${ground} is no color of the theme`];
      const contrast = contrastOf(one, other);
      return contrast < leastContrast[as] ? [`${ink} on ${ground} as ${as}: ${contrast.toFixed(2)}`] : [];
    }),
  );
}

describe('colours of the theme', () => {
  it('have the contrast that their use needs (WCAG 1.4.3 and 1.4.11)', () => {
    expect(faintPairs(colourUses, colours)).toEqual([]);
  });

  it('have it in every rule that sets a text and its ground', () => {
    const uses = sheets.flatMap((sheet) =>
      pairsOf(read(sheet)).map(({ text, ground }) => ({ ink: text, grounds: [ground], as: 'text' as const })),
    );
    expect(uses.length).toBeGreaterThan(15);
    expect(faintPairs(uses, colours)).toEqual([]);
  });

  it('are found wanting when one is too faint', () => {
    expect(faintPairs([{ ink: 'border', grounds: ['background'], as: 'control' }], colours)).toEqual([
      'border on background as control: 1.59',
    ]);
    const faded = new Map(colours).set('foreground-muted', '#9A9386');
    expect(faintPairs(colourUses, faded).filter((pair) => pair.startsWith('foreground-muted on background as text'))).toHaveLength(1);
    const [pair] = pairsOf('.a { color: var(--color-border); background: var(--color-surface) }');
    expect(pair).toEqual({ selector: '.a', text: 'border', ground: 'surface' });
  });

  it('agree with ratios that are known', () => {
    expect(contrastOf('#000000', '#FFFFFF')).toBe(21);
    expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrastOf(colours.get('foreground')!, colours.get('background')!)).toBeCloseTo(15.1, 1);
  });
});

describe('measures of the theme', () => {
  it('SHELL-037 SHELL-038 every style sheet turns at 768, 1024 and 1280 px, and nowhere else from 768 up', () => {
    const rem = (token: string) => Number.parseFloat(tokenOf(theme, token) ?? '') * 16;
    expect(['breakpoint-md', 'breakpoint-lg', 'breakpoint-xl'].map(rem)).toEqual([768, 1024, 1280]);
    // Among phones a sheet may set its rows closer; tablets and desktops begin where the theme says.
    const isKnown = (width: string) => ['48rem', '64rem', '80rem'].includes(width) || Number.parseFloat(width) < 48;
    const strays = sheets.flatMap((sheet) => mediaWidths(read(sheet)).flatMap((width) => (isKnown(width) ? [] : [`${sheet}: ${width}`])));
    expect(strays).toEqual([]);
  });

  it('SHELL-044 a tooltip is 500 px wide at most', () => {
    expect(tokenOf(theme, 'container-tooltip')).toBe('500px');
    expect(read('../ui/overlays/tooltip.module.css')).toContain('max-width: min(var(--container-tooltip)');
  });

  it('names every custom property that a style sheet reads from it', () => {
    const named = new Set([...theme.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    const kinds = /^(color|font|text|container|breakpoint|radius|shadow|ease|duration|z)-/;
    const missing = sheets.flatMap((sheet) =>
      [...read(sheet).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!).filter((name) => kinds.test(name) && !named.has(name)),
    );
    expect(missing).toEqual([]);
  });
});

describe('fonts', () => {
  const faces = [...read('fonts.css').matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face]) => face!);
  const nameOf = (face: string) => /font-family:\s*"([^"]+)"/.exec(face)?.[1] ?? '';
  const own = faces.filter((face) => face.includes('url('));

  it('come from this shop alone, as subset WOFF2 files of at most 13 kB', () => {
    expect(own).toHaveLength(4);
    for (const face of own) {
      const path = /url\("(\/fonts\/[\w-]+\.woff2)"\)/.exec(face)?.[1];
      const file = readFileSync(new URL(`../../public${path}`, import.meta.url));
      expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
      expect(file.length).toBeLessThan(13_000);
      expect(face).toContain('font-display: swap');
    }
  });

  it('each have a fallback of the same measures, so that nothing moves when the file arrives', () => {
    for (const family of new Set(own.map(nameOf))) {
      const fallbacks = faces.filter((face) => nameOf(face).startsWith(`${family} Fallback`));
      expect(fallbacks.length).toBeGreaterThanOrEqual(own.filter((face) => nameOf(face) === family).length);
      for (const fallback of fallbacks) {
        expect(fallback).toMatch(/src:\s*local\(/);
        for (const property of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']) {
          expect(fallback).toMatch(new RegExp(`${property}:\\s*[\\d.]+%`));
        }
      }
      const stack = [family, ...new Set(fallbacks.map(nameOf))].map((name) => `"${name}"`).join(', ');
      expect(theme).toContain(stack);
    }
  });
});
