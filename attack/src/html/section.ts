/** HTML vectors in each rendered text of editors and shoppers; none of them may run in a page or a mail. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AttackContext, shareOf } from '../attack-context.ts';
import { brokenResponseRules } from '../http/response-rules.ts';
import type { ReceivedResponse } from '../http/send.ts';
import { queryOf } from '../inputs/request-target.ts';
import { readCatalogIds } from '../shop/catalog-ids.ts';
import { signInEditor } from '../shop/editor.ts';
import { publishPages, sanitizeByCall } from './content-entries.ts';
import { type Danger, dangersInFragment, dangersInPage } from './find-dangers.ts';
import { htmlVectors, vectorCount } from './html-vectors.ts';
import { htmlPartsOf } from './mail-html.ts';
import { ownScriptsOf } from './own-scripts.ts';
import { runInBrowser } from './run-in-browser.ts';
import { placeOrders, publishReviews, sendMessages } from './shopper-entries.ts';

const deadline = 10_000;
const searchedVectors = 120;
const orderedVectors = 40;

export async function attackHtml(context: AttackContext): Promise<number> {
  const vectors = htmlVectors(context.seed, shareOf(context, vectorCount));
  const some = (count: number) => vectors.slice(0, shareOf(context, count));
  let cases = await attackSearchPages(context, some(searchedVectors));
  const { database, shop } = context;
  const editorToken = await signInEditor(context);
  if (!database || !shop.internals || editorToken === undefined) {
    context.log('html: content, reviews and mails are skipped, as they need the database of a shop that the program starts');
    return cases;
  }
  const { styleIds } = await readCatalogIds(context.connection.origin);
  for (const [index, html] of (await sanitizeByCall(context, editorToken, vectors)).entries()) {
    reportDangers(context, 'sanitizeContent', dangersInFragment(html), vectors[index] ?? '');
  }
  const pages = await publishPages(database, vectors);
  await inspectPages(context, 'a content page', pages);
  const styles = styleIds.slice(0, 6);
  const productPages = styles.map((id) => `/product/${id}`);
  const before = await Promise.all(productPages.map((page) => getPage(context, page)));
  await publishReviews(context, database, styles, vectors);
  for (const [index, page] of productPages.entries()) inspectPage(context, 'reviews', await getPage(context, page), before[index]);
  await sendMessages(context, vectors);
  cases += await placeOrders(context, some(orderedVectors));
  cases += await inspectMails(context, path.join(shop.internals.dataDir, 'mail'));
  await runInBrowser(context, [...pages.slice(1, 4), ...productPages.slice(0, 1)]);
  return cases + vectors.length * 3;
}

function reportDangers(context: AttackContext, subject: string, dangers: readonly Danger[], source: string): void {
  for (const { what, html } of dangers.slice(0, 3))
    context.report({ subject, rule: `${what} survives`, detail: `${html}\nfrom ${JSON.stringify(source.slice(0, 300))}` });
}

async function getPage(context: AttackContext, page: string): Promise<ReceivedResponse> {
  const request = { method: 'GET', path: page };
  let response = await context.connection.send(request);
  const { location } = response.headers;
  if (location?.startsWith('/')) response = await context.connection.send({ method: 'GET', path: location });
  for (const rule of brokenResponseRules(request, response, deadline)) context.report({ subject: page, rule, request });
  return response;
}

function inspectPage(context: AttackContext, subject: string, response: ReceivedResponse, harmless: ReceivedResponse | undefined): void {
  const usual = new Set(
    harmless ? dangersInPage(harmless.text, { isOwnScript: ownScriptsOf(harmless) }).map(({ what, html }) => `${what} ${html}`) : [],
  );
  const found = dangersInPage(response.text, { isOwnScript: ownScriptsOf(response) });
  reportDangers(
    context,
    subject,
    found.filter(({ what, html }) => !usual.has(`${what} ${html}`)),
    subject,
  );
  if (response.status !== 200) context.report({ subject, rule: `a page with vectors has status ${response.status}` });
}

async function inspectPages(context: AttackContext, subject: string, [first = '', ...others]: readonly string[]): Promise<void> {
  const harmless = await getPage(context, first);
  for (const page of others) inspectPage(context, subject, await getPage(context, page), harmless);
}

async function attackSearchPages(context: AttackContext, vectors: readonly string[]): Promise<number> {
  const harmless = await getPage(context, '/search?q=nothing-of-this-name');
  for (const vector of vectors)
    inspectPage(context, 'the search page', await getPage(context, `/search${queryOf([['q', vector.slice(0, 300)]])}`), harmless);
  return vectors.length;
}

async function readMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')));
}

async function inspectMails(context: AttackContext, folder: string): Promise<number> {
  let mails: string[] = [];
  for (let waited = 0, quiet = 0; quiet < 3_000 && waited < 20_000; waited += 500) {
    await sleep(500);
    const now = await readMails(folder);
    quiet = now.length > 0 && now.length === mails.length ? quiet + 500 : 0;
    mails = now;
  }
  const parts = mails.flatMap(htmlPartsOf);
  if (parts.length === 0) context.report({ subject: 'mails', rule: 'no mail with HTML was sent, so none could be inspected' });
  for (const html of parts)
    reportDangers(context, 'a mail', dangersInPage(html, { siteOrigin: context.shop.siteOrigin }), html.slice(0, 200));
  return parts.length;
}
