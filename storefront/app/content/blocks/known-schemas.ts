import { lazySchemas } from './lazy-blocks.tsx';
import { blockOf, eagerSchemas } from './registry.ts';

/** Schemas of all blocks. `target-testing` has no block: the variation that it shows replaces it. */
export const knownSchemas: ReadonlySet<string> = new Set([...eagerSchemas, ...lazySchemas]);

/** Loads the code of all blocks when the server starts, so that no page waits for it. In the browser, a block loads when it is rendered. */
export function preloadBlocks(): void {
  for (const schema of lazySchemas) blockOf(schema);
}
