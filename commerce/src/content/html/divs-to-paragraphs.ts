/**
 * Converts disallowed block elements, which sanitize-html turns into `div`, to paragraphs. Expects the output of sanitize-html: balanced
 * tags and no other `<`.
 */

const paragraphParents = new Set(['blockquote', 'li', 'dd', 'td', 'th', 'figure', 'figcaption']);
const blockElements = new Set([
  ...paragraphParents,
  ...['p', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'dt', 'table', 'caption', 'thead', 'tbody', 'tr'],
]);
const voidElements = new Set(['br', 'hr', 'img']);
/** Stack entry of a `div` where a paragraph is not allowed, such as in a link; it becomes a space. */
const gap = 'gap';

export function divsToParagraphs(html: string): string {
  if (!html.includes('<div')) return html;
  const open: string[] = [];
  let output = '';
  /** Inline content directly in a `div`, the number of its open inline tags, and whether it contains a block element. */
  let inline = '';
  let depth = 0;
  let hasBlock = false;

  function flushInline(): void {
    output += inline.trim() === '' || hasBlock ? inline : `<p>${inline.trim()}</p>`;
    inline = '';
    depth = 0;
    hasBlock = false;
  }
  function write(token: string): void {
    if (depth > 0 || open.at(-1) === 'div') inline += token;
    else output += token;
  }
  function start(name: string, token: string): void {
    const isDirect = depth === 0 && open.at(-1) === 'div';
    if (name === 'div') {
      const container = open.at(-1);
      const isParagraph = depth === 0 && (container === undefined || container === 'div' || paragraphParents.has(container));
      if (isParagraph) flushInline();
      else write(' ');
      open.push(isParagraph ? 'div' : gap);
      if (depth > 0) depth++;
      return;
    }
    if (isDirect && blockElements.has(name)) {
      flushInline();
      output += token;
    } else {
      if (depth > 0 && blockElements.has(name)) hasBlock = true;
      write(token);
      if ((depth > 0 || isDirect) && !voidElements.has(name)) depth++;
    }
    if (!voidElements.has(name)) open.push(name);
  }
  function end(name: string, token: string): void {
    const closed = open.pop();
    const endToken = name === 'div' ? ' ' : token;
    if (closed === 'div') flushInline();
    // The end tag of a nested block is not part of the following inline content.
    else if (depth === 0) output += endToken;
    else {
      inline += endToken;
      depth--;
    }
  }

  for (const [token, slash, name] of html.matchAll(/<(\/?)(\w+)[^>]*>|[^<]+/g)) {
    if (name === undefined) write(token);
    else if (slash) end(name, token);
    else start(name, token);
  }
  flushInline();
  return output;
}
