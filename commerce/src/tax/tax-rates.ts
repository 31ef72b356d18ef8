import type { ProvinceCode, StateCode } from '../shared/postal-address/regions.ts';

/** General sales tax of a state or province. Source: the publications of the revenue offices for 2026, without county and city taxes. */
export interface RegionTax {
  /** Parts per million. */
  generalRate: number;
  /** True if shipping is taxed whenever a line is taxed. */
  taxesShipping: boolean;
  clothing?: ClothingRule;
}

/**
 * `below`: units under `limit` are exempt, others are taxed in full. `up-to`: only the part above `limit` is taxed. `limit` is in minor
 * units.
 */
type ClothingRule = { free: 'all' } | { free: 'below' | 'up-to'; limit: number };

const region = (percent: number, taxesShipping = false, clothing?: ClothingRule): RegionTax => ({
  generalRate: Math.round(percent * 10_000),
  taxesShipping,
  ...(clothing ? { clothing } : {}),
});
const freeClothing: ClothingRule = { free: 'all' };

/** Tax of military and diplomatic addresses, mail to which is exempt. */
export const untaxed: RegionTax = region(0);

export const unitedStates: Readonly<Record<StateCode, RegionTax>> = {
  AL: region(4),
  AK: region(0),
  AZ: region(5.6),
  AR: region(6.5, true),
  CA: region(7.25),
  CO: region(2.9),
  CT: region(6.35, true),
  DE: region(0),
  DC: region(6, true),
  FL: region(6),
  GA: region(4, true),
  HI: region(4, true),
  ID: region(6),
  IL: region(6.25),
  IN: region(7, true),
  IA: region(6),
  KS: region(6.5, true),
  KY: region(6, true),
  LA: region(5),
  ME: region(5.5),
  MD: region(6),
  MA: region(6.25, false, { free: 'up-to', limit: 17_500 }),
  MI: region(6, true),
  MN: region(6.875, true, freeClothing),
  MS: region(7, true),
  MO: region(4.225),
  MT: region(0),
  NE: region(5.5, true),
  NV: region(6.85),
  NH: region(0),
  NJ: region(6.625, true, freeClothing),
  NM: region(4.875, true),
  NY: region(4, true, { free: 'below', limit: 11_000 }),
  NC: region(4.75, true),
  ND: region(5, true),
  OH: region(5.75, true),
  OK: region(4.5),
  OR: region(0),
  PA: region(6, true, freeClothing),
  RI: region(7, true, { free: 'up-to', limit: 25_000 }),
  SC: region(6, true),
  SD: region(4.2, true),
  TN: region(7, true),
  TX: region(6.25, true),
  UT: region(6.1),
  VT: region(6, true, freeClothing),
  VA: region(5.3),
  WA: region(6.5, true),
  WV: region(6, true),
  WI: region(5, true),
  WY: region(4),
};

/** Taxes of the Canadian provinces: GST plus provincial tax (PST, RST, QST), or HST. */
export const canada: Readonly<Record<ProvinceCode, RegionTax>> = {
  AB: region(5, true),
  BC: region(12, true),
  MB: region(12, true),
  NB: region(15, true),
  NL: region(15, true),
  NS: region(14, true),
  NT: region(5, true),
  NU: region(5, true),
  ON: region(13, true),
  PE: region(15, true),
  QC: region(14.975, true),
  SK: region(11, true),
  YT: region(5, true),
};
