import { editors } from '@outfitter/commerce';

/** Matches paths of the content client below the name of a host; below a base URL, they follow `/cms`. */
const contentPath = /^\/content\/((id|key|hierarchies)\/.|(fetch|filter)$)/;

/**
 * Returns the content call of a request to a preview host whose name the public client of the content service was given. On other hosts,
 * such a path is a page.
 */
export function previewHostContentCall(request: Request, url: URL): Request | undefined {
  if (!contentPath.test(url.pathname) || !editors.isPreviewHostName(url.host)) return undefined;
  const { method, headers, body, signal } = request;
  const callUrl = new URL(`/cms${url.pathname}${url.search}`, url);
  return new Request(callUrl, { method, headers, signal, ...(body ? { body, duplex: 'half' } : {}) });
}
