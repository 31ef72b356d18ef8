import { lateSchemas } from './late-blocks.ts';
import { eagerSchemas } from './registry.ts';

/** The schemas that there is a block for. `target-testing` is none: what it chose stands in its place. */
export const knownSchemas: ReadonlySet<string> = new Set([...eagerSchemas, ...lateSchemas]);
