import { localizePathLikeHome } from '@outfitter/contract/client';
import { useHref } from '../locale/navigation.tsx';

/** HTML from editors. The content server sanitizes it with an allow-list, on writing and on reading. */
export function RichText({ html, className }: { html: string | undefined; className?: string }) {
  const home = useHref('/');
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content server
  return <div className={className} dangerouslySetInnerHTML={{ __html: localizeLinks(home, html) }} />;
}

/** Editors write paths of the default language; on a page in another language they lead to its pages (ROUTE-043). */
function localizeLinks(home: string, html: string): string {
  if (home === '/') return html;
  return html.replaceAll(
    /(<a\s[^>]*?href=")(\/(?!\/)[^"]*)/g,
    (_, start: string, path: string) => start + localizePathLikeHome(home, path),
  );
}
