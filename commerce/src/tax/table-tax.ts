/** The built-in tax service: the table of states and provinces. An estimate, since counties and cities are not in it. */
import { militaryCodes } from '../shared/postal-address/regions.ts';
import { canada, type RegionTax, unitedStates, untaxed } from './tax-rates.ts';
import type { TaxLine, TaxQuote, TaxRequest, TaxService } from './tax-service.ts';

const partsPerMillion = 1_000_000n;
const states: Readonly<Record<string, RegionTax>> = unitedStates;
const provinces: Readonly<Record<string, RegionTax>> = canada;

/** `amount × rate`, rounded half to even, as a line of a receipt is. Minor units. */
export function taxOf(amountMinor: number, ratePartsPerMillion: number): number {
  const product = BigInt(amountMinor) * BigInt(ratePartsPerMillion);
  const whole = product / partsPerMillion;
  const twice = (product % partsPerMillion) * 2n;
  const up = twice > partsPerMillion || (twice === partsPerMillion && whole % 2n === 1n);
  return Number(whole + (up ? 1n : 0n));
}

/** The table's row of a destination; `undefined` where the region is unknown. */
function regionOf(destination: TaxRequest['destination']): RegionTax | undefined {
  const country = destination?.countryCode.toUpperCase() ?? '';
  const state = destination?.stateCode?.toUpperCase() ?? '';
  if (militaryCodes.includes(country) || (country === 'US' && militaryCodes.includes(state))) return untaxed;
  if (country === 'CA') return provinces[state];
  if (country === 'US') return states[state];
  return undefined;
}

/** How much of a line is taxed at all, in minor units. */
function taxableMinor(line: TaxLine, { clothing }: RegionTax): number {
  if (line.taxClass === 'gift_card') return 0;
  if (line.taxClass !== 'clothing' || !clothing) return line.amountMinor;
  if (clothing.free === 'all') return 0;
  const freeMinor = clothing.limit * line.quantity;
  if (clothing.free === 'below') return line.amountMinor < freeMinor ? 0 : line.amountMinor;
  return Math.max(0, line.amountMinor - freeMinor);
}

/** Tax by the table: each line rounded by itself, half to even, so that lines and total always agree. */
export function quoteByTable(request: TaxRequest): TaxQuote {
  const region = regionOf(request.destination);
  const taxable = request.lines.map((line) => ({ id: line.id, minor: region ? taxableMinor(line, region) : 0 }));
  const lines = new Map(taxable.map(({ id, minor }) => [id, taxOf(minor, region?.goods ?? 0)]));
  const isShippingTaxed = region?.taxesShipping && taxable.some(({ minor }) => minor > 0);
  const shippingMinor = isShippingTaxed ? taxOf(request.shippingMinor, region.goods) : 0;
  const totalMinor = [...lines.values()].reduce((sum, tax) => sum + tax, shippingMinor);
  return { lines, shippingMinor, totalMinor, isEstimate: !request.destination?.postalCode || !region };
}

/** Asks nobody: it answers from the table. */
export const tableTax: TaxService = { isLocal: true, quote: async (request) => quoteByTable(request) };
