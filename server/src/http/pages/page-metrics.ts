import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { PageCache } from '../../page-cache/page-cache.ts';

export function registerPageCacheMetrics(registry: Registry, cache: PageCache): void {
  new Gauge({
    name: 'outfitter_page_cache_bytes',
    help: 'Bytes of the pages kept, all encodings.',
    registers: [registry],
    collect() {
      this.set(cache.bytes);
    },
  });
  new Gauge({
    name: 'outfitter_page_cache_pages',
    help: 'Pages kept.',
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
    help: 'Blocks of content whose schema nothing draws, by the pages made with them.',
    registers: [registry],
  });
  return (schema) => {
    counter.inc();
    log.warn({ schema: schema.slice(0, 200) }, 'content has a block that nothing draws');
  };
}
