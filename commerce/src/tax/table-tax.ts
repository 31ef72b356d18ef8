/** The built-in tax service. Its quotes are estimates, because the table lacks county and city taxes. */
import { militaryCodes } from '../shared/postal-address/regions.ts';
import { canada, type RegionTax, unitedStates, untaxed } from './tax-rates.ts';
import type { TaxLine, TaxQuote, TaxRequest, TaxService } from './tax-service.ts';

const partsPerMillion = 1_000_000n;
const states: Readonly<Record<string, RegionTax>> = unitedStates;
const provinces: Readonly<Record<string, RegionTax>> = canada;

/** Returns the tax of an amount, rounded half to even. */
export function taxOf(amountMinor: number, ratePartsPerMillion: number): number {
  const product = BigInt(amountMinor) * BigInt(ratePartsPerMillion);
  const quotient = product / partsPerMillion;
  const doubledRemainder = (product % partsPerMillion) * 2n;
  const isRoundedUp = doubledRemainder > partsPerMillion || (doubledRemainder === partsPerMillion && quotient % 2n === 1n);
  return Number(quotient + (isRoundedUp ? 1n : 0n));
}

function regionOf(destination: TaxRequest['destination']): RegionTax | undefined {
  const country = destination?.countryCode.toUpperCase() ?? '';
  const state = destination?.stateCode?.toUpperCase() ?? '';
  if (militaryCodes.includes(country) || (country === 'US' && militaryCodes.includes(state))) return untaxed;
  if (country === 'CA') return provinces[state];
  if (country === 'US') return states[state];
  return undefined;
}

function taxableMinor(line: TaxLine, { clothing }: RegionTax): number {
  if (line.taxClass === 'gift_card') return 0;
  if (line.taxClass !== 'clothing' || !clothing) return line.amountMinor;
  if (clothing.free === 'all') return 0;
  const freeMinor = clothing.limit * line.quantity;
  if (clothing.free === 'below') return line.amountMinor < freeMinor ? 0 : line.amountMinor;
  return Math.max(0, line.amountMinor - freeMinor);
}

/** Quotes the tax from the table. Rounds each line by itself, so that the lines add up to the total. */
export function quoteByTable(request: TaxRequest): TaxQuote {
  const region = regionOf(request.destination);
  const taxable = request.lines.map((line) => ({ id: line.id, minor: region ? taxableMinor(line, region) : 0 }));
  const lines = new Map(taxable.map(({ id, minor }) => [id, taxOf(minor, region?.generalRate ?? 0)]));
  const isShippingTaxed = region?.taxesShipping && taxable.some(({ minor }) => minor > 0);
  const shippingMinor = isShippingTaxed ? taxOf(request.shippingMinor, region.generalRate) : 0;
  const totalMinor = [...lines.values()].reduce((sum, tax) => sum + tax, shippingMinor);
  return { lines, shippingMinor, totalMinor, isEstimate: !request.destination?.postalCode || !region };
}

export const tableTax: TaxService = { isLocal: true, quote: async (request) => quoteByTable(request) };
