import { salesOriginsByTab } from '@outfitter/contract';

export type SalesOrigin = (typeof salesOriginsByTab)[keyof typeof salesOriginsByTab][number];

export const salesOrigins: readonly SalesOrigin[] = Object.values(salesOriginsByTab).flat();

export const ownSalesOrigin = 'Internet' satisfies SalesOrigin;

/** Parses a comma-separated list of sales origins. Ignores unknown ones; `undefined` for no list, which means all orders. */
export function parseSalesOrigins(typed: string | undefined): SalesOrigin[] | undefined {
  if (typed === undefined || typed.trim() === '') return undefined;
  const names = new Set(typed.split(',').map((name) => name.trim()));
  return salesOrigins.filter((origin) => names.has(origin));
}
