/** Port to the tax service: the built-in table or an external service. */
import type { Currency } from '@outfitter/contract';

export type TaxClass = 'clothing' | 'goods' | 'gift_card';

export interface TaxLine {
  id: string;
  taxClass: TaxClass;
  quantity: number;
  /** Amount of the whole line after all discounts. */
  amountMinor: number;
}

export interface TaxRequest {
  currency: Currency;
  /** Destination; without a state or province no tax is charged. */
  destination: { countryCode: string; stateCode?: string; postalCode?: string } | undefined;
  lines: readonly TaxLine[];
  /** Shipping after its discounts. */
  shippingMinor: number;
}

export interface TaxQuote {
  lines: ReadonlyMap<string, number>;
  shippingMinor: number;
  totalMinor: number;
  /** True if the destination is incomplete or the source only approximates. */
  isEstimate: boolean;
}

export interface TaxService {
  /** True if the service makes no remote call and may therefore be called while rows are locked. */
  readonly isLocal?: boolean;
  quote(request: TaxRequest): Promise<TaxQuote>;
}
