/** Which statements of a connection have a name: those are parsed and planned once. */
import pg from 'pg';

interface Statement {
  text: string;
  name?: string;
}
const isStatement = (config: unknown): config is Statement =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';

/** Connections whose statements have the names that `nameOf` gives them. */
function clientNaming(nameOf: (statement: Statement) => string | undefined): typeof pg.Client {
  return class NamingClient extends pg.Client {
    override query = ((config: unknown, ...more: unknown[]) => {
      const query = super.query as (...given: unknown[]) => unknown;
      return query.call(this, isStatement(config) ? { ...config, name: nameOf(config) } : config, ...more);
    }) as pg.Client['query'];
  };
}

/** Connections on which no statement outlives its transaction, for poolers that change connections under it. */
export const UnpreparedClient = clientNaming(() => undefined);

/** Statements that have a name at most: each costs every connection some hundred kilobytes. */
const namesMost = 100;
/** Texts that are remembered to see which of them come again. */
const textsMost = 200;
/** Longer ones are of nobody but who wrote their filters, and would be kept by every connection. */
const lettersMost = 10_000;

/**
 * Connections on which a statement that comes again has a name, though nobody has given it one: a search has some tens of forms, and
 * planning one takes as long as a third of answering it.
 */
export function createAutoPreparingClient(): typeof pg.Client {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return clientNaming(({ name, text }) => {
    const known = name ?? names.get(text);
    if (known !== undefined || text.length > lettersMost) return known;
    if (!seen.has(text)) {
      if (seen.size >= textsMost) seen.clear();
      seen.add(text);
      return undefined;
    }
    if (names.size >= namesMost) return undefined;
    const given = `search_${names.size}`;
    names.set(text, given);
    return given;
  });
}
