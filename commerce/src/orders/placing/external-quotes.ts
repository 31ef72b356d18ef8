/**
 * Pricing an order needs answers of the tax and promise services while rows are locked. A service of somebody else's is
 * never asked then: the work is given up, the answer fetched without locks, and the work begun again with it at hand.
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

/** More rounds than there are services means that the basket changes faster than it can be priced. */
const rounds = 6;

/** Runs `work`, a transaction, with services that only answer from memory. */
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
