/**
 * Prices baskets with external services without calling them while rows are locked. If a quote is missing, rolls the transaction back,
 * fetches the quote and repeats the transaction.
 */
import { canonicalJson } from '../../platform/http/idempotency/request-fingerprint.ts';
import type { BasketServices } from '../load-basket.ts';

class QuoteNeeded extends Error {
  override readonly name = 'QuoteNeeded';
  readonly fetchQuote: () => Promise<void>;
  constructor(fetchQuote: () => Promise<void>) {
    super('an external quote is missing');
    this.fetchQuote = fetchQuote;
  }
}

/**
 * Maximum number of rounds, more than a basket has quotes (tax at two places, dates of three parcels): it changes faster than it can be
 * priced.
 */
const maxRounds = 8;

/** Runs `work`, a transaction, with services that return only quotes fetched before it began. */
export async function withExternalQuotes<Value>(services: BasketServices, work: (local: BasketServices) => Promise<Value>): Promise<Value> {
  const quotes = new Map<string, unknown>();

  function prefetched<Request, Quote>(name: string, isLocal: boolean | undefined, fetchQuote: (request: Request) => Promise<Quote>) {
    if (isLocal) return fetchQuote;
    return async (request: Request): Promise<Quote> => {
      const key = `${name} ${canonicalJson(request)}`;
      if (quotes.has(key)) return quotes.get(key) as Quote;
      throw new QuoteNeeded(async () => void quotes.set(key, await fetchQuote(request)));
    };
  }

  const { tax, promises, warehouse } = services;
  const local: BasketServices = {
    tax: { quote: prefetched('tax', tax.isLocal, (request) => tax.quote(request)) },
    promises: { promise: prefetched('promise', promises.isLocal, (request) => promises.promise(request)) },
    warehouse,
  };
  for (let round = 1; ; round++) {
    try {
      return await work(local);
    } catch (error) {
      if (!(error instanceof QuoteNeeded) || round === maxRounds) throw error;
      await error.fetchQuote();
    }
  }
}
