import { Gauge, type Registry } from 'prom-client';
import type { PageCache } from '../page-cache/page-cache.ts';

/** What the page cache holds, for /metrics. */
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
