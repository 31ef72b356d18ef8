import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseColors, parseTokens } from '@outfitter/contract/theme/parse';
import { describe, expect, it } from 'vitest';
import { type ColorUse, colorUses, minimumContrast } from './color-contrast-rules.ts';
import { contrastOf } from './contrast.ts';
import { colorPairs, mediaWidths } from './style-sheet-rules.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const themeFile = '../../../contract/src/theme/theme.css';
const theme = read(themeFile);
const tokens = parseTokens(theme);
const app = fileURLToPath(new URL('..', import.meta.url));
const styleSheets = [themeFile, ...globSync('**/*.css', { cwd: app }).map((name) => `../${name}`)];
const colors = parseColors(theme);

function faintPairs(uses: readonly ColorUse[], palette: ReadonlyMap<string, string>): string[] {
  return uses.flatMap(({ color, backgrounds, as }) =>
    backgrounds.flatMap((background) => {
      const [one, other] = [palette.get(color), palette.get(background)];
      if (!one || !other) return [`${color} or ${background} is not a color of the theme`];
      const contrast = contrastOf(one, other);
      return contrast < minimumContrast[as] ? [`${color} on ${background} as ${as}: ${contrast.toFixed(2)}`] : [];
    }),
  );
}

describe('colors of the theme', () => {
  it('have the contrast that their use needs (WCAG 1.4.3 and 1.4.11)', () => {
    expect(faintPairs(colorUses, colors)).toEqual([]);
  });

  it('have enough contrast in every rule that sets a text color and a background', () => {
    const uses = styleSheets.flatMap((file) =>
      colorPairs(read(file)).map(({ text, background }) => ({ color: text, backgrounds: [background], as: 'text' as const })),
    );
    expect(uses.length).toBeGreaterThan(15);
    expect(faintPairs(uses, colors)).toEqual([]);
  });

  it('fail the check if one is too faint', () => {
    expect(faintPairs([{ color: 'border', backgrounds: ['background'], as: 'control' }], colors)).toEqual([
      'border on background as control: 1.59',
    ]);
    const faded = new Map(colors).set('foreground-muted', '#9A9386');
    expect(faintPairs(colorUses, faded).filter((pair) => pair.startsWith('foreground-muted on background as text'))).toHaveLength(1);
    const [pair] = colorPairs('.a { color: var(--color-border); background: var(--color-surface) }');
    expect(pair).toEqual({ selector: '.a', text: 'border', background: 'surface' });
  });

  it('are the colors of the browser’s interface and of the icon, which cannot read the theme', () => {
    for (const file of ['../root.tsx', '../../public/favicon.svg']) {
      const literals = read(file).match(/#[\da-f]{6}\b/gi) ?? [];
      expect(literals, file).not.toEqual([]);
      expect([...colors.values()], file).toEqual(expect.arrayContaining(literals));
    }
  });

  it('have the contrast ratios that other tools compute', () => {
    expect(contrastOf('#000000', '#FFFFFF')).toBe(21);
    expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrastOf(colors.get('foreground')!, colors.get('background')!)).toBeCloseTo(15.1, 1);
  });
});

describe('sizes of the theme', () => {
  it('SHELL-037 SHELL-038 the scales are mobile, tablet and desktop, from 768 and 1024 px on, and no style sheet uses another width but 1280 px', () => {
    const rem = (token: string) => Number.parseFloat(tokens.get(token) ?? '') * 16;
    expect(['mobile', 'tablet', 'desktop', 'wide'].map((name) => rem(`breakpoint-${name}`))).toEqual([0, 768, 1024, 1280]);
    // Below 768 px a style sheet may use widths of its own.
    const isKnown = (width: string) => ['48rem', '64rem', '80rem'].includes(width) || Number.parseFloat(width) < 48;
    const strays = styleSheets.flatMap((file) => mediaWidths(read(file)).flatMap((width) => (isKnown(width) ? [] : [`${file}: ${width}`])));
    expect(strays).toEqual([]);
  });

  it('SHELL-044 a tooltip is 500 px wide at most', () => {
    expect(tokens.get('container-tooltip')).toBe('500px');
    expect(read('../ui/overlays/tooltip.module.css')).toContain('max-width: min(var(--container-tooltip)');
  });

  it('define every token that a style sheet reads', () => {
    const kinds = /^(color|font|text|container|breakpoint|radius|shadow|ease|duration|z)-/;
    const missing = styleSheets.flatMap((file) =>
      [...read(file).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!).filter((name) => kinds.test(name) && !tokens.has(name)),
    );
    expect(missing).toEqual([]);
  });
});

describe('fonts', () => {
  const faces = [...read('fonts.css').matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face]) => face!);
  const nameOf = (face: string) => /font-family:\s*"([^"]+)"/.exec(face)?.[1] ?? '';
  const own = faces.filter((face) => face.includes('url('));

  it('are self-hosted, subset WOFF2 files of at most 13 kB', () => {
    expect(own).toHaveLength(4);
    for (const face of own) {
      const path = /url\("(\/fonts\/[\w-]+\.woff2)"\)/.exec(face)?.[1];
      const file = readFileSync(new URL(`../../public${path}`, import.meta.url));
      expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
      expect(file.length).toBeLessThan(13_000);
      expect(face).toContain('font-display: swap');
    }
  });

  it('have fallbacks of the same metrics, so that nothing moves when the file has loaded', () => {
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
