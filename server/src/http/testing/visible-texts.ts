const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');

export function visibleTexts(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const attributes = [
    ...body.matchAll(/\s(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label)="([^"]*)"/g),
  ].map(([, value = '']) => value);
  // React separates the texts of one line with comments.
  const texts = body.replaceAll(/<!--.*?-->/g, '').split(/<[^>]*>/);
  return [title, ...attributes, ...texts].map((text) => decode(text).trim()).filter(Boolean);
}

export function metaTexts(html: string): string[] {
  const tags =
    html
      .slice(0, html.indexOf('<body'))
      .match(/<meta\b[^>]*\b(?:name|property)="(?:og:|twitter:)?(?:title|description|image:alt)"[^>]*>/g) ?? [];
  return tags.map((tag) => decode(/\bcontent="([^"]*)"/.exec(tag)?.[1] ?? '').trim());
}
