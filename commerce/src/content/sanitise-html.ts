import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
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
  // A picture of somebody else's would tell them who reads the page.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?!\/)/.test(attribs.src ?? ''),
  transformTags: {
    a: (tagName, { target, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** Editors' HTML reduced to what an allow-list knows: structure, links and our own pictures; no script, style or frame. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** A value with the HTML of its fields cleaned, however deep they lie: of content that never came through our own checks. */
export function sanitiseFields(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'richText' || key === 'html' ? sanitiseHtml(value) : value;
  if (Array.isArray(value)) return value.map((entry) => sanitiseFields(entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, sanitiseFields(entry, name)]));
}
