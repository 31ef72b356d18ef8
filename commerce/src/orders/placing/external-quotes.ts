/**
 * Prices orders with external services without calling them while rows are locked. If a quote is missing, the transaction is
 * rolled back, the quote fetched, and the transaction run again with it.
 */
import type { BasketServices } from '../../basket/load-basket.ts';
import { canonicalJson } from '../../platform/http/idempotency/request-fingerprint.ts';

class QuoteNeeded extends Error {
  override readonly name = 'AnswerNeeded';
  readonly fetchAnswer: () => Promise<void>;
  constructor(fetchAnswer: () => Promise<void>) {
    super('an outside answer is needed first');
    this.fetchAnswer = fetchAnswer;
  }
}

/** Rounds beyond the number of services: the basket changes faster than it can be priced. */
const rounds = 6;

/** Runs `work`, a transaction, with services that return only quotes fetched before. */
export async function withExternalQuotes<Answer>(
  services: BasketServices,
  work: (local: BasketServices) => Promise<Answer>,
): Promise<Answer> {
  const known = new Map<string, unknown>();

  function fromMemory<Request, Reply>(name: string, isLocal: boolean | undefined, ask: (request: Request) => Promise<Reply>) {
    if (isLocal) return ask;
    return async (request: Request): Promise<Reply> => {
      const key = `${name} ${canonicalJson(request)}`;
      if (known.has(key)) return known.get(key) as Reply;
      throw new QuoteNeeded(async () => void known.set(key, await ask(request)));
    };
  }

  const { tax, promises } = services;
  const local: BasketServices = {
    tax: { quote: fromMemory('tax', tax.isLocal, (request) => tax.quote(request)) },
    promises: { promise: fromMemory('promise', promises.isLocal, (request) => promises.promise(request)) },
  };
  for (let round = 1; ; round++) {
    try {
      return await work(local);
    } catch (error) {
      if (!(error instanceof QuoteNeeded) || round === rounds) throw error;
      await error.fetchAnswer();
    }
  }
}
