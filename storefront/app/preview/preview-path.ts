/** Accepts only paths with one leading slash (PREVIEW-004) that no browser resolves to another host. */
export function isPreviewPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(path);
}
