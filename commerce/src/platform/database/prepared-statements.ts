/** Clients that name statements: PostgreSQL parses and plans a named statement once per connection. */
import pg from 'pg';

interface Statement {
  text: string;
  name?: string;
}
const isStatement = (config: unknown): config is Statement =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';

function createNamingClient(nameOf: (statement: Statement) => string | undefined): typeof pg.Client {
  return class NamingClient extends pg.Client {
    override query = ((config: unknown, ...rest: unknown[]) => {
      const query = super.query as (...args: unknown[]) => unknown;
      return query.call(this, isStatement(config) ? { ...config, name: nameOf(config) } : config, ...rest);
    }) as pg.Client['query'];
  };
}

/** Client without prepared statements, for poolers that switch connections between transactions. */
export const UnpreparedClient = createNamingClient(() => undefined);

/** Maximum number of named statements: each costs some hundred kilobytes per connection. */
const maxNames = 100;
const maxTexts = 200;
/** Maximum length of a named statement: longer ones contain long filters and rarely repeat. */
const maxTextLength = 10_000;

/**
 * Client class that names a statement when its text repeats. Planning takes up to a third of the time of a search, and a
 * search has only some tens of statement texts.
 */
export function createAutoPreparingClient(): typeof pg.Client {
  const names = new Map<string, string>();
  const seenTexts = new Set<string>();
  return createNamingClient(({ name, text }) => {
    const existingName = name ?? names.get(text);
    if (existingName !== undefined || text.length > maxTextLength) return existingName;
    if (!seenTexts.has(text)) {
      if (seenTexts.size >= maxTexts) seenTexts.clear();
      seenTexts.add(text);
      return undefined;
    }
    if (names.size >= maxNames) return undefined;
    const newName = `search_${names.size}`;
    names.set(text, newName);
    return newName;
  });
}
