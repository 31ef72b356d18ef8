import { lazySchemas } from './lazy-blocks.ts';
import { blockOf, eagerSchemas } from './registry.ts';

/** The schemas that there is a block for. `target-testing` is none: what it chose stands in its place. */
export const knownSchemas: ReadonlySet<string> = new Set([...eagerSchemas, ...lazySchemas]);

/** Loads the code of every lazy block, for the server. */
export function preloadBlocks(): void {
  for (const schema of lazySchemas) blockOf(schema);
}
