import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';
import { urlAttributes } from './url-attributes.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that run, load or send something by themselves. */
const activeElements = new Set([
  'script',
  'iframe',
  'frame',
  'object',
  'embed',
  'applet',
  'base',
  'portal',
  'animate',
  'set',
  'animatetransform',
  'animatemotion',
  'use',
  'foreignobject',
]);
const urlAttributeNames: ReadonlySet<string> = new Set(urlAttributes);
const dangerousScheme = /^(?:javascript|vbscript|data|blob|feed|jar|view-source|filesystem):/i;
const dangerousStyle = /expression\s*\(|javascript:|-moz-binding|behavior\s*:|@import|url\s*\(\s*["']?\s*(?:data|javascript|\/\/|https?:)/i;

/** Characters that browsers ignore in the scheme of a URL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove these characters
const withoutIgnored = (value: string) => value.replaceAll(/[\u0000-\u0020\u007f\u00a0\u200b\u2028\u2029]/g, '');

export interface Danger {
  /** The element and the attribute that make it dangerous. */
  what: string;
  html: string;
}

export interface InspectOptions {
  /** Origin of the absolute resource URLs in a mail. */
  siteOrigin?: string;
  isOwnScript?: (element: Element, text: string) => boolean;
}

function childrenOf(node: Node): Node[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  // The content of a template is another fragment.
  return 'content' in node ? [...children, node.content] : children;
}

const textOf = (element: Element) => element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

type Attribute = readonly [name: string, value: string];

function dangersOfElement(element: Element, options: InspectOptions): string[] {
  const tag = element.tagName.toLowerCase();
  const attributes = element.attrs.map(
    ({ name, value, prefix }): Attribute => [(prefix ? `${prefix}:${name}` : name).toLowerCase(), value],
  );
  const attributeOf = (name: string) => attributes.find(([known]) => known === name)?.[1] ?? '';
  const found: string[] = [];
  if (activeElements.has(tag) && !(tag === 'script' && options.isOwnScript?.(element, textOf(element)))) found.push(`<${tag}>`);
  if (tag === 'meta' && !/^(?:content-type)?$/i.test(attributeOf('http-equiv')))
    found.push(`<meta http-equiv=${attributeOf('http-equiv')}>`);
  if (tag === 'style' && dangerousStyle.test(textOf(element))) found.push('<style> with addresses');
  const isLoading = /stylesheet|import|preload/i.test(attributeOf('rel'));
  if (tag === 'link' && isLoading && isForeign(attributeOf('href'), options)) found.push('<link> to another site');
  if (tag === 'form' && isForeign(attributeOf('action'), options)) found.push('<form> to another site');
  return [...found, ...attributes.filter((attribute) => isDangerous(tag, attribute)).map(([name]) => `${tag}[${name}]`)];
}

function isForeign(address: string, { siteOrigin }: InspectOptions): boolean {
  const value = withoutIgnored(address);
  return /^(?:https?:)?[\\/]{2}|^data:/i.test(value) && !(siteOrigin && value.startsWith(`${siteOrigin}/`));
}

function isDangerous(tag: string, [name, value]: Attribute): boolean {
  if (/^on/.test(name) || name === 'srcdoc') return true;
  if (name === 'style') return dangerousStyle.test(withoutStyleEscapes(value));
  return urlAttributeNames.has(name) && dangerousScheme.test(withoutIgnored(value)) && !isOwnImageData(tag, value);
}

const withoutStyleEscapes = (value: string) =>
  value.replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns whether a URL is a placeholder of an image, which cannot run in an `<img>`. */
function isOwnImageData(tag: string, value: string): boolean {
  return tag === 'img' && /^data:image\/(png|gif|webp|avif|jpeg);base64,/.test(value);
}

function dangersIn(root: Node, options: InspectOptions): Danger[] {
  const own = 'tagName' in root ? dangersOfElement(root, options).map((what) => ({ what, html: openingTag(root) })) : [];
  return [...own, ...childrenOf(root).flatMap((child) => dangersIn(child, options))];
}

function openingTag({ tagName, attrs }: Element): string {
  return `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`.slice(0, 300);
}

/** Returns what would run, load or send something in a whole page without belonging to the page itself. */
export function dangersInPage(html: string, options: InspectOptions = {}): Danger[] {
  return [true, false].flatMap((scriptingEnabled) => dangersIn(parse(html, { scriptingEnabled }), options));
}

/** Contexts into which pages put HTML, as each changes how it is parsed. */
const contexts = ['div', 'p', 'td', 'li', 'body'];

/** Returns the dangers of HTML for a place within a page: in several contexts, with and without scripts, and parsed a second time. */
export function dangersInFragment(html: string): Danger[] {
  return contexts.flatMap((tagName) => {
    const context = {
      nodeName: tagName,
      tagName,
      attrs: [],
      childNodes: [],
      namespaceURI: 'http://www.w3.org/1999/xhtml',
      parentNode: null,
    } as unknown as Element;
    return [true, false].flatMap((scriptingEnabled) => {
      const once = parseFragment(context, html, { scriptingEnabled });
      const twice = parseFragment(context, serialize(once), { scriptingEnabled });
      return [...dangersIn(once, {}), ...dangersIn(twice, {})];
    });
  });
}
