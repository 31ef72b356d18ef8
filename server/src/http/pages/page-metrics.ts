import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { PageCache } from '../../page-cache/page-cache.ts';

export function registerPageCacheMetrics(registry: Registry, caches: Record<'pages' | 'responses', PageCache>): void {
  const gauges: [name: string, help: string, value: () => number][] = [
    ['outfitter_page_cache_bytes', 'Size of the cached pages in bytes, all encodings.', () => caches.pages.bytes],
    ['outfitter_page_cache_pages', 'Number of cached pages.', () => caches.pages.size],
    ['outfitter_response_cache_bytes', 'Size of the cached responses of calls in bytes, all encodings.', () => caches.responses.bytes],
    ['outfitter_response_cache_responses', 'Number of cached responses of calls.', () => caches.responses.size],
  ];
  for (const [name, help, value] of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  }
}

/** Counts content blocks without a component (BLOCK-002). Editors choose the schema names, so they are logged and not used as a label. */
export function createUnknownBlockCounter(registry: Registry, log: Logger): (schema: string) => void {
  const counter = new Counter({
    name: 'outfitter_content_unknown_blocks_total',
    help: 'Rendered content blocks of unknown schemas.',
    registers: [registry],
  });
  return (schema) => {
    counter.inc();
    log.warn({ schema: schema.slice(0, 200) }, 'content contains a block of an unknown schema');
  };
}
