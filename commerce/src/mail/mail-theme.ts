/** The theme of mails as inline styles, because mail programs do not reliably support style sheets and web fonts. */
import { themeColor, themeFont } from '@outfitter/contract/theme';
import type { CSSProperties } from 'react';

export const color = {
  background: themeColor('background'),
  surface: themeColor('surface'),
  surfaceMuted: themeColor('surface-muted'),
  foreground: themeColor('foreground'),
  foregroundMuted: themeColor('foreground-muted'),
  border: themeColor('border'),
  accent: themeColor('accent'),
  success: themeColor('success'),
} as const;

export const displayFont = themeFont('display');

const base: CSSProperties = { margin: 0, color: color.foreground, fontFamily: themeFont('text') };
export const text = {
  body: { ...base, fontSize: 16, lineHeight: '25px' },
  strong: { ...base, fontSize: 16, lineHeight: '25px', fontWeight: 600 },
  second: { ...base, fontSize: 15, lineHeight: '22px', color: color.foregroundMuted },
  small: { ...base, fontSize: 14, lineHeight: '20px', color: color.foregroundMuted },
  label: { ...base, fontSize: 13, lineHeight: '16px', fontWeight: 600, letterSpacing: '0.045em', textTransform: 'uppercase' },
  page: { ...base, fontFamily: displayFont, fontWeight: 800, fontSize: 34, lineHeight: '38px', letterSpacing: '-0.018em' },
  card: { ...base, fontFamily: displayFont, fontWeight: 800, fontSize: 20, lineHeight: '25px', letterSpacing: '-0.008em' },
  price: { ...base, fontSize: 16, lineHeight: '25px', fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap' },
} satisfies Record<string, CSSProperties>;
