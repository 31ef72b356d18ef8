/** Returns whether a path has exactly one leading slash (PREVIEW-004) and is resolved to another host by no browser. */
export function isPreviewPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(path);
}
