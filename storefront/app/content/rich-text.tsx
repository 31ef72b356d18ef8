/** Text with markup from editors: sanitised by the server by an allow-list, when it is saved and when it is answered. */
export function RichText({ html, className }: { html: string | undefined; className?: string }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content server
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
