import { lazySchemas } from './lazy-blocks.ts';
import { blockOf, eagerSchemas } from './registry.ts';

/** The schemas that have a block. `target-testing` has none: it is replaced by the variation that it shows. */
export const knownSchemas: ReadonlySet<string> = new Set([...eagerSchemas, ...lazySchemas]);

/** Loads the code of every lazy block, for the server. */
export function preloadBlocks(): void {
  for (const schema of lazySchemas) blockOf(schema);
}
