import { localizePathLikeHome } from '@outfitter/contract/client';
import { useHref } from '../locale/navigation.tsx';

/** Text with markup from editors: sanitised by the server by an allow-list, when it is saved and when it is answered. */
export function RichText({ html, className }: { html: string | undefined; className?: string }) {
  const home = useHref('/');
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content server
  return <div className={className} dangerouslySetInnerHTML={{ __html: localizeLinks(home, html) }} />;
}

/** Editors write paths of the shop; on a page of another language they lead to that language's pages (ROUTE-043). */
function localizeLinks(home: string, html: string): string {
  if (home === '/') return html;
  return html.replaceAll(
    /(<a\s[^>]*?href=")(\/(?!\/)[^"]*)/g,
    (_, start: string, path: string) => start + localizePathLikeHome(home, path),
  );
}
