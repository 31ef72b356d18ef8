/** Page fuzz: every row of the route table with odd parameters, queries, methods and headers. */
import fc from 'fast-check';
import { type AttackContext, shareOf } from '../attack-context.ts';
import { brokenResponseRules, echoesHeader, isPubliclyCacheable, leadsElsewhere } from '../http/response-rules.ts';
import type { ReceivedResponse, SentRequest } from '../http/send.ts';
import { foreignHost } from '../inputs/odd-headers.ts';
import { seedOf } from '../inputs/pick.ts';
import { type CatalogIds, readCatalogIds } from '../shop/catalog-ids.ts';
import { pageCases, pageRows } from './page-case.ts';
import { attackSharedPages } from './shared-pages.ts';

const allCases = 4_000;
/** Deadline of a page in milliseconds. An uncached page takes tens of them on an idle machine. */
const deadline = 8_000;
const concurrency = 2;

export async function fuzzPages(context: AttackContext): Promise<number> {
  const before = context.connection.count;
  const ids = await readCatalogIds(context.connection.origin);
  const queue = [...pageRows];
  const count = Math.ceil(shareOf(context, allCases) / pageRows.length);
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let row = queue.shift(); row; row = queue.shift()) await fuzzRow(context, ids, row, count);
    }),
  );
  await attackSharedPages(context);
  return context.connection.count - before;
}

async function fuzzRow(context: AttackContext, ids: CatalogIds, row: (typeof pageRows)[number], count: number): Promise<void> {
  const seed = seedOf(context.seed, `${row.pattern} ${row.screen}`);
  for (const { request } of fc.sample(pageCases(row, ids), { numRuns: count, seed })) {
    const response = await context.connection.send(request);
    for (const rule of brokenPageRules(context, request, response)) {
      context.report({
        subject: `${row.screen} ${row.pattern}`,
        rule,
        detail: `${response.status} ${response.text.slice(0, 300)}`,
        request,
      });
    }
  }
}

function brokenPageRules({ shop }: AttackContext, request: SentRequest, response: ReceivedResponse): string[] {
  const broken = brokenResponseRules(request, response, deadline);
  const { headers, status, text } = response;
  const ownHosts = [new URL(shop.siteOrigin).hostname];
  const isHtml = /text\/html/.test(String(headers['content-type']));
  if (leadsElsewhere(response, shop.siteOrigin + request.path, ownHosts)) broken.push('it redirects to another site');
  if (isHtml && status === 200 && !headers['content-security-policy']) broken.push('a page has no content security policy');
  if (echoesHeader(response, foreignHost)) broken.push('a host from a header is in the response');
  if (headers['x-injected'] !== undefined) broken.push('a header was injected');
  if (isPubliclyCacheable(response) && headers['set-cookie']) broken.push('a shared response sets a cookie');
  if (request.method === 'HEAD' && text !== '') broken.push('a response to HEAD has a body');
  if (request.method === 'POST' && status === 200 && isPubliclyCacheable(response))
    broken.push(`a response to ${request.method} may be stored by shared caches`);
  return broken;
}
