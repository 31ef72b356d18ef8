/** HTML that tries to run a script: each tag with each kind of attribute in each encoding. */

/** Script that sets `injected` on the page, which shows that a vector has run. */
export const payload = 'window.injected=1';

const tags = [
  ...['a', 'img', 'svg', 'math', 'iframe', 'object', 'embed', 'video', 'audio', 'details'],
  ...['body', 'form', 'button', 'input', 'style', 'link', 'meta', 'base', 'table', 'script'],
];

type Encode = (text: string) => string;
const encodeEach = (text: string, format: (code: number) => string) =>
  [...text].map((letter) => format(letter.codePointAt(0) ?? 0)).join('');

/** Encodings that browsers decode to the same text. */
const encodings: readonly Encode[] = [
  (text) => text,
  (text) => encodeEach(text, (code) => `&#${code};`),
  (text) => encodeEach(text, (code) => `&#x${code.toString(16)}`.concat(';')),
  (text) => text.replace(/script/i, 'scr\tipt').replace('=', '&equals;'),
  (text) => encodeEach(text, (code) => `&#${String(code).padStart(7, '0')}`),
];

type Attack = (tag: string, encode: Encode) => string;

/** Attributes that browsers execute, follow or parse as HTML. */
const attacks: readonly Attack[] = [
  (tag, encode) =>
    `<${tag} onerror="${encode(payload)}" onload="${encode(payload)}" src="/nothing" tabindex=0 onfocus="${encode(payload)}" autofocus>x</${tag}>`,
  (tag, encode) =>
    `<${tag} href="${encode(`javascript:${payload}`)}" xlink:href="${encode(`javascript:${payload}`)}" action="${encode(`javascript:${payload}`)}">x</${tag}>`,
  (tag, encode) =>
    `<${tag} src="${encode(`javascript:${payload}`)}" data="${encode(`data:text/html,<script>${payload}</script>`)}" srcdoc="${encode(`<script>parent.${payload}</script>`)}">x</${tag}>`,
  (tag, encode) =>
    `<${tag.toUpperCase()}/x/ONTOGGLE='${encode(payload)}' OnMouseOver=${encode(payload)} oNanimationstart="${encode(payload)}" style="animation:a 1s;background:url(${encode(`javascript:${payload}`)})" open>x</${tag}>`,
  (tag, encode) =>
    `<p title="</p><${tag} onpointerenter=${encode(payload)}>"><!--><${tag} onbegin="${encode(payload)}"><![CDATA[><script>${payload}</script>]]></${tag}>--></p><noscript><p title="</noscript><img src=x onerror=${encode(payload)}>">`,
];

export const injectionVectors: readonly string[] = tags.flatMap((tag) =>
  attacks.flatMap((attack) => encodings.map((encode) => attack(tag, encode))),
);
