import type { InvalidatingCache } from '@outfitter/commerce';
import type { Client } from '@outfitter/contract/client';
import { DependencyCollector } from './collector.ts';

/** What almost every page asks for, and few others: the menu's tree, what the merchant switches, the frame's content. */
const rememberedCalls = ['getCategories', 'getSitePreferences', 'getContentByKey'] as const satisfies (keyof Client)[];
type RememberedCall = (typeof rememberedCalls)[number];

interface Remembered {
  answer: unknown;
  made: DependencyCollector;
}

export interface RememberingOptions {
  memory: InvalidatingCache;
  /** Which answers may stand for each other: those of one locale. */
  locale: string;
  /** A client whose answers are read by the collector. */
  clientFor(collector: DependencyCollector): Client;
}

/**
 * A page's client that takes the answers which pages have in common from memory until it hears that one is out of date; a page
 * made of them depends on the same keys and ends at the same moment as if it had asked. They are shared, so they are frozen.
 */
export function rememberingClient(collector: DependencyCollector, { memory, locale, clientFor }: RememberingOptions): Client {
  async function call(name: RememberedCall, request: unknown): Promise<unknown> {
    const key = `call:${locale}:${name}:${JSON.stringify(request ?? null)}`;
    const kept = memory.get<Remembered>(key);
    if (kept) {
      collector.take(kept.made);
      return kept.answer;
    }
    const since = memory.position();
    const made = new DependencyCollector();
    try {
      const answer = frozen(await (clientFor(made)[name] as (request: unknown) => Promise<unknown>)(request));
      const keys = [...made.surrogateKeys];
      if (keys.length > 0) memory.set(key, { answer, made } satisfies Remembered, { keys, until: made.validUntil, since });
      return answer;
    } finally {
      // A page that says that something is not there depends on it too: it may come.
      collector.take(made);
    }
  }
  const remembering = Object.fromEntries(rememberedCalls.map((name) => [name, (request?: unknown) => call(name, request)]));
  return { ...clientFor(collector), ...remembering };
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
