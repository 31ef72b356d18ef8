/**
 * Returns the current version, background color and ratio (width divided by height) of an image, or `undefined` if its source does not have
 * it. `name` is endpoint and name: `ridge/4117-10-front`.
 */
export type ImageVersionLookup = (name: string) => Promise<{ version: string; ground: string; ratio: number } | undefined>;
