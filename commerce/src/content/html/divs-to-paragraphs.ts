/**
 * What stays of blocks that editors' HTML is not to have: paragraphs, so that their words stay apart. Pure. Reads only what the allow-list
 * has written: balanced, and with no `<` but that of a tag. The blocks themselves come as `div`.
 */

/** May hold paragraphs. */
const paragraphParents = new Set(['blockquote', 'li', 'dd', 'td', 'th', 'figure', 'figcaption']);
/** Cannot stand in a paragraph. */
const blockElements = new Set([
  ...paragraphParents,
  ...['p', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'dt', 'table', 'caption', 'thead', 'tbody', 'tr'],
]);
const voidElements = new Set(['br', 'hr', 'img']);
/** A dropped block where no paragraph can be, in a link or a heading; what is left of it is a space. */
const gap = 'gap';

/** HTML whose `div`s have become paragraphs around what stood loose in them; everything else stays as it is. */
export function divsToParagraphs(html: string): string {
  if (!html.includes('<div')) return html;
  const open: string[] = [];
  let written = '';
  /** Loose words in a `div`, the inline tags that are open in them, and whether a block among them forbids the paragraph. */
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
    // The end of a block that stands in a `div` is no part of the words after it.
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
