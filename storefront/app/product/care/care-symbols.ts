/**
 * Care symbols of ISO 3758 (GINETEX) for the care instructions of the catalog. An instruction without a symbol in the standard is shown as
 * text only.
 */
export interface CareSymbol {
  process: 'wash' | 'bleach' | 'tumble-dry' | 'natural-dry' | 'iron' | 'dry-clean';
  /** Whether the symbol is crossed: the process must not be used. */
  isCrossed?: true;
  /** Highest temperature in degrees Celsius, in the tub. */
  celsius?: 30 | 40;
  isByHand?: true;
  /** Heat of tumble drying and ironing. */
  dots?: 1 | 2;
  /** Lines in the square of natural drying: upright on a line, horizontal for flat. */
  line?: 'upright' | 'horizontal';
}

export const careSymbols: Readonly<Record<string, CareSymbol>> = {
  'wash-cold': { process: 'wash', celsius: 30 },
  'wash-warm': { process: 'wash', celsius: 40 },
  'hand-wash': { process: 'wash', isByHand: true },
  'no-wash': { process: 'wash', isCrossed: true },
  'no-bleach': { process: 'bleach', isCrossed: true },
  'tumble-low': { process: 'tumble-dry', dots: 1 },
  'hang-dry': { process: 'natural-dry', line: 'upright' },
  'flat-dry': { process: 'natural-dry', line: 'horizontal' },
  'no-iron': { process: 'iron', isCrossed: true },
  'warm-iron': { process: 'iron', dots: 2 },
  'no-dry-clean': { process: 'dry-clean', isCrossed: true },
};
