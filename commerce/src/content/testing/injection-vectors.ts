/** HTML that tries to run a script, for proofs that it cannot: each tag with each kind of attribute in each spelling. No library. */

/** What a script of a vector does where it runs: a page on which `injected` is set has been injected into. */
export const payload = 'window.injected=1';

/** An element by its name; those without content are left open. */
const tags = [
  ...['a', 'img', 'svg', 'math', 'iframe', 'object', 'embed', 'video', 'audio', 'details'],
  ...['body', 'form', 'button', 'input', 'style', 'link', 'meta', 'base', 'table', 'script'],
];

type Spell = (text: string) => string;
const codes = (text: string, write: (code: number) => string) => [...text].map((letter) => write(letter.codePointAt(0) ?? 0)).join('');

/** Ways in which browsers read the same text. */
const spellings: readonly Spell[] = [
  (text) => text,
  (text) => codes(text, (code) => `&#${code};`),
  (text) => codes(text, (code) => `&#x${code.toString(16)}`.concat(';')),
  (text) => text.replace(/script/i, 'scr\tipt').replace('=', '&equals;'),
  (text) => codes(text, (code) => `&#${String(code).padStart(7, '0')}`),
];

type Attack = (tag: string, spell: Spell) => string;

/** Kinds of attributes that browsers run, follow or read as HTML. */
const attacks: readonly Attack[] = [
  (tag, spell) =>
    `<${tag} onerror="${spell(payload)}" onload="${spell(payload)}" src="/nothing" tabindex=0 onfocus="${spell(payload)}" autofocus>x</${tag}>`,
  (tag, spell) =>
    `<${tag} href="${spell(`javascript:${payload}`)}" xlink:href="${spell(`javascript:${payload}`)}" action="${spell(`javascript:${payload}`)}">x</${tag}>`,
  (tag, spell) =>
    `<${tag} src="${spell(`javascript:${payload}`)}" data="${spell(`data:text/html,<script>${payload}</script>`)}" srcdoc="${spell(`<script>parent.${payload}</script>`)}">x</${tag}>`,
  (tag, spell) =>
    `<${tag.toUpperCase()}/x/ONTOGGLE='${spell(payload)}' OnMouseOver=${spell(payload)} oNanimationstart="${spell(payload)}" style="animation:a 1s;background:url(${spell(`javascript:${payload}`)})" open>x</${tag}>`,
  (tag, spell) =>
    `<p title="</p><${tag} onpointerenter=${spell(payload)}>"><!--><${tag} onbegin="${spell(payload)}"><![CDATA[><script>${payload}</script>]]></${tag}>--></p><noscript><p title="</noscript><img src=x onerror=${spell(payload)}>">`,
];

/** Five hundred of them, each another. */
export const injectionVectors: readonly string[] = tags.flatMap((tag) =>
  attacks.flatMap((attack) => spellings.map((spell) => attack(tag, spell))),
);
