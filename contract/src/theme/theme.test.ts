import { describe, expect, it } from 'vitest';
import { parseColors, parseTokens } from './parse-theme.ts';
import { inlineTokens, themeColor, themeFont } from './theme.ts';

const css = `:root {
  --color-foreground: #1c1a16; /* text */
  --color-overlay: rgb(28 26 22 / 0.5);
  --text-page: 2rem;
}
@media (width >= 48rem) {
  :root { --text-page: 3rem; }
}`;

describe('the theme file', () => {
  it('is parsed into the tokens of the smallest screen', () => {
    expect([...parseTokens(css)]).toEqual([
      ['color-foreground', '#1c1a16'],
      ['color-overlay', 'rgb(28 26 22 / 0.5)'],
      ['text-page', '2rem'],
    ]);
    expect([...parseColors(css)]).toEqual([['foreground', '#1c1a16']]);
  });

  it('gives colors and font stacks to mails and pages without a style sheet', () => {
    expect(themeColor('accent')).toMatch(/^#[\da-f]{6}$/);
    expect(themeFont('display')).toMatch(/^"Besley", "Rockwell", .*serif$/);
    expect(() => themeColor('mauve')).toThrow('no token --color-mauve');
  });

  it('replaces tokens in a style sheet, also those that refer to others', () => {
    const foreground = themeColor('foreground');
    expect(inlineTokens('a { color: var(--color-foreground); box-shadow: var(--shadow-button) }')).toBe(
      `a { color: ${foreground}; box-shadow: 0 3px 0 ${foreground} }`,
    );
  });
});
