import * as iconStyles from '../../ui/icon.module.css';
import type { CareSymbol } from './care-symbols.ts';

/** SVG paths on a 24 px grid, for a stroke width of 2 and square line caps, which draw a path of length zero as a dot. */
const outlines: Record<CareSymbol['process'], string> = {
  wash: 'M2 6l3 15h14l3-15M2.5 9c3-2 6.5 2 9.5 0s6.5 2 9.5 0',
  bleach: 'M12 3 2 21h20z',
  'tumble-dry': 'M3 3h18v18H3zM12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z',
  'natural-dry': 'M3 3h18v18H3z',
  iron: 'M2 18h19l-2.5-11H8M2 18c0-4.5 3-6.5 7-6.5h10',
  'dry-clean': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
};
const lines = { upright: 'M12 3v18', horizontal: 'M7 12h10' };
const dotPaths = { 1: 'M12 12v0', 2: 'M9.5 12v0M14.5 12v0' };
const ironDotPaths = { 1: 'M12 15v0', 2: 'M10 15v0M15 15v0' };
const cross = 'M2 2l20 20M22 2 2 22';
/** Path of the fingers that reach into the tub. */
const hand = 'M7 5l4 6.5h2.5l4 1.5v3h-5L7 11';

function pathOf({ process, isCrossed, isByHand, dots, line }: CareSymbol): string {
  return [
    outlines[process],
    line ? lines[line] : '',
    dots ? (process === 'iron' ? ironDotPaths : dotPaths)[dots] : '',
    isByHand ? hand : '',
    isCrossed ? cross : '',
  ].join('');
}

export function CareSymbolImage({ symbol }: { symbol: CareSymbol }) {
  return (
    <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={pathOf(symbol)} />
      {symbol.celsius ? (
        <text x="12" y="18.5" fontSize="8" fontWeight="700" textAnchor="middle" fill="currentColor" stroke="none">
          {symbol.celsius}
        </text>
      ) : null}
    </svg>
  );
}
