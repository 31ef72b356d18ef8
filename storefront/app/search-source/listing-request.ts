import type { Currency, SortingOption } from '@outfitter/contract/client';

/** What a listing asks of whichever search answers it. */
export interface ListingRequest {
  words?: string | undefined;
  categoryId?: string | undefined;
  /** Chosen values by attribute. */
  refinements: Readonly<Record<string, readonly string[]>>;
  sort: SortingOption;
  start: number;
  count: number;
  currency: Currency;
  locale: string;
}
