import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { PageCache } from '../../page-cache/page-cache.ts';

export function registerPageCacheMetrics(registry: Registry, cache: PageCache): void {
  new Gauge({
    name: 'outfitter_page_cache_bytes',
    help: 'Size of the cached pages in bytes, all encodings.',
    registers: [registry],
    collect() {
      this.set(cache.bytes);
    },
  });
  new Gauge({
    name: 'outfitter_page_cache_pages',
    help: 'Number of cached pages.',
    registers: [registry],
    collect() {
      this.set(cache.size);
    },
  });
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
