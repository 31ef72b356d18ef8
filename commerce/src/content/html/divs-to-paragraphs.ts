/**
 * Converts disallowed block elements, which arrive as `div`, to paragraphs. Pure. Expects the output of sanitize-html:
 * balanced tags and no other `<`.
 */

/** Elements that may contain paragraphs. */
const paragraphParents = new Set(['blockquote', 'li', 'dd', 'td', 'th', 'figure', 'figcaption']);
/** Elements that a paragraph cannot contain. */
const blockElements = new Set([
  ...paragraphParents,
  ...['p', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'dt', 'table', 'caption', 'thead', 'tbody', 'tr'],
]);
const voidElements = new Set(['br', 'hr', 'img']);
/** Stack entry of a `div` where no paragraph is allowed, such as in a link; it becomes a space. */
const gap = 'gap';

export function divsToParagraphs(html: string): string {
  if (!html.includes('<div')) return html;
  const open: string[] = [];
  let written = '';
  /** Inline content directly in a `div`, its open inline tags, and whether it contains a block element. */
  let loose = '';
  let depth = 0;
  let hasBlock = false;

  function endLoose(): void {
    written += loose.trim() === '' || hasBlock ? loose : `<p>${loose.trim()}</p>`;
    loose = '';
    depth = 0;
    hasBlock = false;
  }
  function write(token: string): void {
    if (depth > 0 || open.at(-1) === 'div') loose += token;
    else written += token;
  }
  function start(name: string, token: string): void {
    const isDirect = depth === 0 && open.at(-1) === 'div';
    if (name === 'div') {
      const holder = open.at(-1);
      const isParagraph = depth === 0 && (holder === undefined || holder === 'div' || paragraphParents.has(holder));
      if (isParagraph) endLoose();
      else write(' ');
      open.push(isParagraph ? 'div' : gap);
      if (depth > 0) depth++;
      return;
    }
    if (isDirect && blockElements.has(name)) {
      endLoose();
      written += token;
    } else {
      if (depth > 0 && blockElements.has(name)) hasBlock = true;
      write(token);
      if ((depth > 0 || isDirect) && !voidElements.has(name)) depth++;
    }
    if (!voidElements.has(name)) open.push(name);
  }
  function end(name: string, token: string): void {
    const closed = open.pop();
    const left = name === 'div' ? ' ' : token;
    if (closed === 'div') endLoose();
    // The end tag of a nested block is not part of the following inline content.
    else if (depth === 0) written += left;
    else {
      loose += left;
      depth--;
    }
  }

  for (const [token, slash, name] of html.matchAll(/<(\/?)(\w+)[^>]*>|[^<]+/g)) {
    if (name === undefined) write(token);
    else if (slash) end(name, token);
    else start(name, token);
  }
  endLoose();
  return written;
}
