import { createRequire } from 'node:module';
import { imagePathPattern, isUnambiguousUrl } from '@outfitter/contract/client';
import type sanitize from 'sanitize-html';
import { isAllowedId } from './allowed-ids.ts';
import { divsToParagraphs } from './divs-to-paragraphs.ts';

const require = createRequire(import.meta.url);
/** Loads the sanitizer with the first HTML: with its parsers it is larger than the code of most domains. */
const loadSanitizer = () => require('sanitize-html') as typeof sanitize;

const unwrappedElements = [
  ...['address', 'article', 'aside', 'center', 'details', 'dialog', 'fieldset', 'footer', 'form', 'header', 'hgroup', 'legend'],
  ...['main', 'menu', 'nav', 'pre', 'search', 'section', 'summary'],
];

const options: sanitize.IOptions = {
  allowedTags: [
    // Placeholder of every unwrapped element until it becomes paragraphs.
    'div',
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'span',
    'blockquote',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['id', 'lang', 'dir'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Images of other sites track visitors, and other paths of the shop could have side effects.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnImage(attribs.src ?? ''),
  transformTags: {
    ...Object.fromEntries(unwrappedElements.map((tag) => [tag, 'div'])),
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    '*': (tagName, { id, ...attribs }) => ({ tagName, attribs: id !== undefined && isAllowedId(id) ? { ...attribs, id } : attribs }),
  },
};

function isOwnImage(source: string): boolean {
  const [path = '', query = ''] = source.split('?', 2);
  return imagePathPattern.test(path) && /^[\w=&.-]*$/.test(query);
}

/**
 * Returns the attributes of a link, without a URL that browsers would read differently than it is written. Replaces the editor's `rel`:
 * `noopener` for `https:` URLs, none for paths of the shop.
 */
function linkAttributes({ href, target, rel: _, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const url = href?.trim();
  if (url === undefined || !isUnambiguousUrl(url)) return attribs;
  const isNewWindow = target === '_blank';
  const link = { href: url, ...attribs, ...(isNewWindow ? { target } : {}) };
  return /^https:/i.test(url) ? { ...link, rel: isNewWindow ? 'noopener noreferrer' : 'noopener' } : link;
}

/** Reduces editors' HTML to allowed structure, links and the shop's own images. Turns other blocks into paragraphs. */
export function sanitizeHtml(html: string): string {
  return divsToParagraphs(loadSanitizer()(html, options));
}

export function sanitizeContentFields(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'richText' || key === 'html' ? sanitizeHtml(value) : value;
  if (Array.isArray(value)) return value.map((entry) => sanitizeContentFields(entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, sanitizeContentFields(entry, name)]));
}
