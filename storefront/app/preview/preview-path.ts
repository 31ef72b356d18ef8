/** Whether a text is a path of the shop: it starts with a slash (PREVIEW-004), and no browser reads it as another host. */
export function isPreviewPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(path);
}
