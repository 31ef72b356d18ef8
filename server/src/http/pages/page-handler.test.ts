import { createLogger, createMetrics } from '@outfitter/commerce';
import { CallError, createClient } from '@outfitter/contract/client';
import type { PageContext } from '@outfitter/storefront/page-context';
import { expect, it } from 'vitest';
import type { BufferedResponse } from '../../page-cache/buffered-response.ts';
import { PageCache } from '../../page-cache/page-cache.ts';
import { AdmissionControl } from '../admission/admission-control.ts';
import { createPageHandler } from './page-handler.ts';
import { createUnknownBlockCounter } from './page-metrics.ts';

function buildStorefront(draw: (page: PageContext) => Response) {
  const logged: Record<string, unknown>[] = [];
  const log = createLogger({ destination: { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) } });
  const { registry } = createMetrics();
  let now = 1_000_000;
  const pages = createPageHandler({
    render: async (_request, page) => draw(page),
    policies: { policyOf: () => ({ cache: 'public' }) },
    cache: new PageCache({
      maxBytes: 1e6,
      freshTime: 60_000,
      staleTime: 0,
      notFoundFreshTime: 1_000,
      incompleteFreshTime: 2_000,
      now: () => now,
    }),
    admission: new AdmissionControl(),
    clientFor: () => createClient({ origin: 'http://shop.example', siteId: 'NORTH', organizationId: 'f_ecom_north_002' }),
    previews: {
      clientFor: () => createClient({ origin: 'http://shop.example', siteId: 'NORTH', organizationId: 'f_ecom_north_002' }),
      contentDomains: [],
      contentToolOrigins: [],
    },
    buildId: 'b',
    siteId: 'NORTH',
    organizationId: 'f_ecom_north_002',
    siteOrigin: 'http://shop.example',
    locales: { offered: ['en-US', 'fr-FR'], source: 'path' },
    variants: { currencies: ['USD'], defaultCurrency: 'USD', priceGroups: ['default'] },
    sharedAge: 60,
    onUnknownBlock: createUnknownBlockCounter(registry, log),
    log,
  });
  const fetchPage = async (init: RequestInit = {}) => {
    const address = 'http://shop.example/coat';
    return (await pages(new Request(address, init), new URL(address))) as BufferedResponse;
  };
  return { ask: fetchPage, logged, metrics: () => registry.metrics(), pass: (milliseconds: number) => (now += milliseconds) };
}

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
const unavailableError = new CallError(503, 'ServiceUnavailableException', 'away', { correlationId: 'c-1' });

it('a page without a section is logged with the id of the failed call, is private and is soon rendered again', async () => {
  let isUnavailable = true;
  const shop = buildStorefront((page) => {
    if (isUnavailable) page.reportMissingSection('related products', unavailableError);
    return html(isUnavailable ? 'a part' : 'whole');
  });
  const first = await shop.ask();
  expect([first.status, String(first.body)]).toEqual([200, 'a part']);
  expect(first.headers['cache-control']).toContain('private');
  expect(shop.logged).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'a page was rendered without a section',
      section: 'related products',
      path: '/coat',
      correlationId: 'c-1',
    }),
  ]);
  isUnavailable = false;
  expect(String((await shop.ask()).body)).toBe('a part');
  shop.pass(2_001);
  const later = await shop.ask();
  expect([String(later.body), later.headers['cache-control']]).toEqual(['whole', expect.stringContaining('public')]);
});

it('an error of a page is logged once with the id of its call', async () => {
  const shop = buildStorefront((page) => {
    page.reportError(unavailableError);
    return new Response('sorry', { status: 500, headers: { 'content-type': 'text/html' } });
  });
  expect((await shop.ask()).status).toBe(500);
  expect(shop.logged).toEqual([
    expect.objectContaining({ level: 50, msg: 'a page could not be rendered', path: '/coat', correlationId: 'c-1' }),
  ]);
});

it('other methods than GET and HEAD are rejected and not logged', async () => {
  const shop = buildStorefront(() => html('coat'));
  expect((await shop.ask({ method: 'POST' })).status).toBe(405);
  expect(shop.logged).toEqual([]);
});

it('CONST-001 pages get the site id of the settings', async () => {
  const shop = buildStorefront(({ siteId, organizationId }) => html(`${siteId} ${organizationId}`));
  expect(String((await shop.ask()).body)).toBe('NORTH f_ecom_north_002');
});

it('BLOCK-002 a block of an unknown schema is counted and logged', async () => {
  const shop = buildStorefront((page) => {
    page.reportUnknownBlock('hologram');
    return html('the rest');
  });
  expect(String((await shop.ask()).body)).toBe('the rest');
  expect(await shop.metrics()).toContain('outfitter_content_unknown_blocks_total 1');
  expect(shop.logged).toEqual([expect.objectContaining({ level: 40, schema: 'hologram' })]);
});
