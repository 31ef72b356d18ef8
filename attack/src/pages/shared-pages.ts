import { type AttackContext, shareOf } from '../attack-context.ts';
import type { ReceivedResponse, SentRequest } from '../http/send.ts';
import { foreignHost, oddHeaders } from '../inputs/odd-headers.ts';
import { pick } from '../inputs/pick.ts';

const sharedPaths = [
  '/',
  '/men',
  '/men.data',
  '/content/returns',
  '/search?q=coat',
  '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/products/4117',
  '/fencepost-chore-coat-4117.html',
  '/sitemap.xml',
  '/robots.txt',
];

/** Headers that differ between two responses from the same cache entry. */
const individualHeaders = new Set([
  'date',
  'age',
  'x-correlation-id',
  'connection',
  'keep-alive',
  'x-page-cache',
  'cache-control',
  'etag',
  'server-timing',
  'x-valid-until',
]);

function comparable({ status, headers, text }: ReceivedResponse): string {
  const lines = Object.entries(headers)
    .filter(([name]) => !individualHeaders.has(name))
    .map(([name, value]) => `${name}: ${value}`);
  return `${status}\n${lines.sort().join('\n')}\n${text}`;
}

/**
 * Cache poisoning: a request with other headers must not change what a request without them receives, neither for a cached page nor for
 * one that it renders first.
 */
export async function attackSharedPages(context: AttackContext): Promise<void> {
  const variants = Object.entries(oddHeaders).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
  for (const path of sharedPaths) {
    const plain: SentRequest = { method: 'GET', path };
    const before = await context.connection.send(plain);
    for (const headers of pick(variants, shareOf(context, variants.length), context.seed)) {
      const varied = { method: 'GET', path, headers };
      await context.connection.send(varied);
      const after = await context.connection.send(plain);
      if (comparable(after) !== comparable(before)) {
        context.report({
          subject: path,
          rule: `a request with the header ${Object.keys(headers)} changes what others receive`,
          detail: firstDifference(comparable(before), comparable(after)),
          request: varied,
        });
        break;
      }
    }
  }
  await attackFreshPages(context, variants);
}

/** Sends each header to a page that is not cached yet. */
async function attackFreshPages(context: AttackContext, variants: readonly Record<string, string>[]): Promise<void> {
  const chosen = pick(variants, shareOf(context, variants.length), context.seed + 1);
  for (const [index, headers] of chosen.entries()) {
    const path = `/search?q=coat+${context.seed % 100_000}+${index}`;
    const varied = { method: 'GET', path, headers };
    await context.connection.send(varied);
    const plain = await context.connection.send({ method: 'GET', path });
    const poison = Object.values(headers).find((value) => value.includes(foreignHost));
    if (poison && `${JSON.stringify(plain.headers)}${plain.text}`.includes(foreignHost)) {
      context.report({
        subject: 'a fresh page',
        rule: `the header ${Object.keys(headers)} of one request is in the response to the next`,
        request: varied,
      });
    }
    if (plain.status >= 400)
      context.report({
        subject: 'a fresh page',
        rule: `the header ${Object.keys(headers)} of one request makes the next fail with ${plain.status}`,
        request: varied,
      });
  }
}

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return `${one.slice(Math.max(0, at - 60), at + 120)}\nnow\n${other.slice(Math.max(0, at - 60), at + 120)}`;
}
