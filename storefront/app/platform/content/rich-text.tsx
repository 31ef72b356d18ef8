import { localizePathLikeHome } from '@outfitter/contract/client';
import { useHref } from '../locale/navigation.tsx';

/** Renders HTML from editors. The content server sanitizes it with an allowlist when it is written and when it is read. */
export function RichText({ html, className }: { html: string | undefined; className?: string }) {
  const home = useHref('/');
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content server sanitizes it
  return <div className={className} dangerouslySetInnerHTML={{ __html: localizeLinks(home, html) }} />;
}

/** Editors write paths of the default language; a page in another language links to its own translations (ROUTE-043). */
function localizeLinks(home: string, html: string): string {
  if (home === '/') return html;
  return html.replaceAll(
    /(<a\s[^>]*?href=")(\/(?!\/)[^"]*)/g,
    (_, start: string, path: string) => start + localizePathLikeHome(home, path),
  );
}
