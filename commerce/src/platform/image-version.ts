/**
 * Looks up the current version and background of an image; `undefined` for one its source does not know. `name` is endpoint
 * and name: `ridge/4117-10-front`.
 */
export type ImageVersionLookup = (name: string) => Promise<{ version: string; ground: string } | undefined>;
