/** Path tricks and ambiguous messages: no foreign redirect, no file, no private page for all, no hidden request. */
import { type AttackContext, shareOf } from '../attack-context.ts';
import { exchangeRaw, type RawExchange } from '../http/raw-exchange.ts';
import { brokenResponseRules, isPubliclyCacheable, leadsElsewhere } from '../http/response-rules.ts';
import type { ReceivedResponse } from '../http/send.ts';
import { pick } from '../inputs/pick.ts';
import { type PathTrick, pathTricks } from './path-tricks.ts';
import { type RawRequest, rawRequests } from './raw-requests.ts';

const deadline = 8_000;
/** Texts that only files outside of the served folders contain. */
const fileTexts = [/root:x:0:0/, /"workspaces"\s*:/, /\[core\]/, /MASTER_KEY/, /^#!|import .* from '\.\.?\//m, /process_cpu_seconds_total/];
const privatePages = ['/cart', '/checkout', '/account'];

export async function attackPaths(context: AttackContext): Promise<number> {
  const titles = await titlesOf(context, privatePages);
  const tricks = pick(pathTricks, shareOf(context, pathTricks.length), context.seed);
  for (const trick of tricks) await attackPath(context, trick, titles);
  const raw = pick(rawRequests, shareOf(context, rawRequests.length), context.seed);
  for (const request of raw) await attackWithBytes(context, request);
  return tricks.length + raw.length;
}

const titleOf = (text: string) => /<title>(.*?)<\/title>/s.exec(text)?.[1] ?? '';

async function titlesOf({ connection }: AttackContext, paths: readonly string[]): Promise<Set<string>> {
  const responses = await Promise.all(paths.map((path) => connection.send({ method: 'GET', path })));
  return new Set(responses.filter(({ status }) => status === 200).map(({ text }) => titleOf(text)));
}

async function attackPath(context: AttackContext, { path, target }: PathTrick, privateTitles: Set<string>): Promise<void> {
  const { shop, connection } = context;
  const isSendable = /^[\x21-\x7e]+$/.test(path);
  const request = { method: 'GET', path: isSendable ? path : encodeURI(path), headers: { accept: 'text/html' } };
  const response = await connection.send(request);
  const broken = brokenResponseRules(request, response, deadline);
  const ownHosts = [new URL(shop.siteOrigin).hostname];
  // A browser resolves the Location against the address as it understands it.
  const base = URL.parse(shop.siteOrigin + request.path)?.href ?? shop.siteOrigin;
  if (leadsElsewhere(response, base, ownHosts)) broken.push('it redirects to another site');
  if (fileTexts.some((pattern) => response.status === 200 && pattern.test(response.text)))
    broken.push('it returns a file that is not served');
  if (isSharedPrivatePage(response, privateTitles)) broken.push('a private page may be stored by shared caches');
  if (response.headers['x-injected'] !== undefined) broken.push('a header was injected');
  for (const rule of broken)
    context.report({ subject: target, rule, detail: `${response.status} ${response.text.slice(0, 200)}`, request });
}

function isSharedPrivatePage(response: ReceivedResponse, privateTitles: Set<string>): boolean {
  return response.status === 200 && isPubliclyCacheable(response) && privateTitles.has(titleOf(response.text));
}

async function attackWithBytes(context: AttackContext, request: RawRequest): Promise<void> {
  const exchange = await exchangeRaw(context.connection.origin, request.bytes);
  const detail = `sent ${JSON.stringify(request.bytes.slice(0, 400))}\nreceived ${JSON.stringify(exchange.text.slice(0, 400))}`;
  for (const rule of brokenRawRules(request, exchange)) context.report({ subject: request.name, rule, detail });
}

function brokenRawRules({ expected, name }: RawRequest, { responses, text, isClosed }: RawExchange): string[] {
  const broken: string[] = [];
  const statuses = responses.map(({ status }) => status);
  const [first] = statuses;
  if (statuses.some((status) => status >= 500 && status !== 501 && status !== 505)) broken.push(`status ${statuses}`);
  // An early response may precede the rejection; a hidden request for robots.txt would get a 200.
  const isRejected = first !== undefined && isClosed && statuses.every((status) => status >= 400);
  if (expected === 'reject' && !isRejected) {
    broken.push(`an ambiguous message is not rejected: statuses ${statuses}, connection ${isClosed ? 'closed' : 'open'}`);
  }
  if (expected === 'respond' && first === undefined) broken.push('there is no response');
  if (/^location:\s*(?:https?:)?[\\/]{2}(?!localhost)/im.test(text)) broken.push('it redirects to another site');
  if (/trace-secret|root:x:0:0/.test(text)) broken.push('the response holds what it must not');
  if (name === 'two requests at once' && statuses.length !== 2) broken.push(`${statuses.length} responses to two requests`);
  return broken;
}
