/**
 * Returns the current version and background color of an image, or `undefined` if its source does not have it. `name` is endpoint and name:
 * `ridge/4117-10-front`.
 */
export type ImageVersionLookup = (name: string) => Promise<{ version: string; ground: string } | undefined>;
