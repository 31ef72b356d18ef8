/** The port to whoever knows the tax: the built-in table, or a tax service. */
import type { Currency } from '@outfitter/contract';

export type TaxClass = 'clothing' | 'goods' | 'gift_card';

export interface TaxLine {
  id: string;
  taxClass: TaxClass;
  quantity: number;
  /** Of the whole line after every discount, minor units. */
  amountMinor: number;
}

export interface TaxRequest {
  currency: Currency;
  /** Where it goes; without a state or province nothing can be said and nothing is charged. */
  destination: { countryCode: string; stateCode?: string; postalCode?: string } | undefined;
  lines: readonly TaxLine[];
  /** After shipping discounts, minor units. */
  shippingMinor: number;
}

export interface TaxQuote {
  /** By line id, minor units. */
  lines: ReadonlyMap<string, number>;
  shippingMinor: number;
  totalMinor: number;
  /** True where the destination is not known well enough, or the source only approximates. */
  isEstimate: boolean;
}

export interface TaxService {
  /** It answers from memory, so that it may be asked while rows are locked. */
  readonly isLocal?: boolean;
  quote(request: TaxRequest): Promise<TaxQuote>;
}
