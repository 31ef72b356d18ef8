/** The theme of mails, as inline styles: mail programs support neither style sheets nor web fonts reliably. */
import type { CSSProperties } from 'react';

export const color = {
  paper: '#F2EFE7',
  label: '#FCFBF8',
  kraft: '#E4DECF',
  ink: '#1C1A16',
  ink2: '#544D42',
  thread: '#C8BFAD',
  rivet: '#F4B41A',
  barn: '#A3201D',
  spruce: '#22513B',
} as const;

export const displayFont = 'Besley, Rockwell, "Roboto Slab", Georgia, serif';
export const textFont = 'Archivo, "Helvetica Neue", Helvetica, Arial, sans-serif';

const base: CSSProperties = { margin: 0, color: color.ink, fontFamily: textFont };
export const text = {
  body: { ...base, fontSize: 16, lineHeight: '25px' },
  strong: { ...base, fontSize: 16, lineHeight: '25px', fontWeight: 600 },
  second: { ...base, fontSize: 15, lineHeight: '22px', color: color.ink2 },
  small: { ...base, fontSize: 14, lineHeight: '20px', color: color.ink2 },
  label: { ...base, fontSize: 13, lineHeight: '16px', fontWeight: 600, letterSpacing: '0.045em', textTransform: 'uppercase' },
  page: { ...base, fontFamily: displayFont, fontWeight: 800, fontSize: 34, lineHeight: '38px', letterSpacing: '-0.018em' },
  card: { ...base, fontFamily: displayFont, fontWeight: 800, fontSize: 20, lineHeight: '25px', letterSpacing: '-0.008em' },
  price: { ...base, fontSize: 16, lineHeight: '25px', fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap' },
} satisfies Record<string, CSSProperties>;
