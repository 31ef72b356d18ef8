import { setImmediate as nextTask } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from './cached-page.ts';
import { PageCache, type PageCacheOptions, type ServedPage, SourceUnavailable } from './page-cache.ts';
import { buildPage } from './testing/page-builder.ts';

/** Ages that are short, so that the times of a generated run often meet a limit exactly. */
const ages = { freshTime: 4, staleTime: 6, notFoundFreshTime: 2, incompleteFreshTime: 1 };
const paths = ['/coats', '/caps', '/belts'] as const;
const products = ['coat', 'cap', 'belt'] as const;

function buildCache(options: Partial<PageCacheOptions> = {}) {
  let now = 1_000;
  const cache = new PageCache({ maxBytes: 1e9, ...ages, now: () => now, ...options });
  return {
    cache,
    now: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const textOf = ({ page }: ServedPage) => page.body.toString();

const path = fc.constantFrom(...paths);
const productSet = fc.subarray([...products]);

interface Serve {
  kind: 'serve';
  path: string;
  /** Page; `undefined` if the sources are unavailable. */
  page: { status: number; keys: string[]; endsIn: number | undefined; isComplete: boolean } | undefined;
}
const serve = fc.record({
  kind: fc.constant('serve' as const),
  path,
  page: fc.option(
    fc.record({
      status: fc.constantFrom(200, 200, 200, 404, 500),
      keys: productSet,
      endsIn: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined, freq: 5 }),
      isComplete: fc.boolean(),
    }),
    { nil: undefined, freq: 6 },
  ),
});
const pass = fc.record({ kind: fc.constant('pass' as const), milliseconds: fc.integer({ min: 1, max: 6 }) });
const invalidate = fc.record({ kind: fc.constant('invalidate' as const), keys: productSet });
const invalidateAll = fc.record({ kind: fc.constant('invalidateAll' as const) });

interface ModelPage {
  text: string;
  keys: string[];
  freshUntil: number;
  staleUntil: number;
  isInvalid: boolean;
}

/** The rules of the cache for sequential requests, with full scans in place of indexes. */
function buildModel() {
  const pages = new Map<string, ModelPage>();
  const store = (serve: Serve, text: string, now: number) => {
    const { page } = serve;
    if (!page || page.status === 500) return;
    const previous = pages.get(serve.path);
    if (!page.isComplete && previous && !previous.isInvalid && now < previous.staleUntil) return;
    const freshTime = page.isComplete ? (page.status === 404 ? ages.notFoundFreshTime : ages.freshTime) : ages.incompleteFreshTime;
    const end = page.endsIn === undefined ? Number.POSITIVE_INFINITY : now + page.endsIn;
    const stale = page.isComplete ? ages.staleTime : 0;
    const freshUntil = Math.min(now + freshTime, end);
    pages.set(serve.path, { text, keys: page.keys, freshUntil, staleUntil: Math.min(now + freshTime + stale, end), isInvalid: false });
  };
  return {
    serve(serve: Serve, text: string, now: number): [state: string, text: string | undefined] {
      const page = pages.get(serve.path);
      if (page && !page.isInvalid && now < page.freshUntil) return ['hit', page.text];
      const isStale = page && !page.isInvalid && now < page.staleUntil;
      store(serve, text, now);
      if (isStale) return ['stale', page.text];
      if (serve.page) return ['miss', text];
      return page ? ['fallback', page.text] : ['unavailable', undefined];
    },
    invalidate(matches: (page: ModelPage) => boolean) {
      for (const page of pages.values()) if (matches(page)) page.isInvalid = true;
    },
  };
}

describe('the page cache, compared with a model of its rules', () => {
  it('serves the same pages in the same states in any sequence of requests, invalidations and times', async () => {
    const states = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 5, arbitrary: serve }, pass, invalidate, { weight: 1, arbitrary: invalidateAll }), {
          maxLength: 40,
          size: 'max',
        }),
        async (steps) => {
          const { cache, now, pass: passTime } = buildCache();
          const model = buildModel();
          for (const [index, step] of steps.entries()) {
            if (step.kind === 'pass') passTime(step.milliseconds);
            else if (step.kind === 'invalidate') {
              cache.invalidate(step.keys);
              model.invalidate((page) => page.keys.some((key) => (step.keys as string[]).includes(key)));
            } else if (step.kind === 'invalidateAll') {
              cache.invalidateAll();
              model.invalidate(() => true);
            } else {
              const text = `page ${index}`;
              const expected = model.serve(step, text, now());
              const served = await cache
                .serve(step.path, async () => renderStep(step, text, now()))
                .then(
                  (result): [string, string | undefined] => [result.state, textOf(result)],
                  (error): [string, undefined] => [error instanceof SourceUnavailable ? 'unavailable' : 'error', undefined],
                );
              // A stale page is rendered again after it was served.
              await nextTask();
              expect(served).toEqual(expected);
              states.set(served[0], (states.get(served[0]) ?? 0) + 1);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
    expect([...states.keys()].sort()).toEqual(['fallback', 'hit', 'miss', 'stale', 'unavailable']);
    expect(Math.min(...states.values())).toBeGreaterThan(20);
  });

  it('never serves data that changed before the request, however requests, renders and changes interleave', async () => {
    const request = fc.record({ kind: fc.constant('request' as const), path });
    const finish = fc.record({ kind: fc.constant('finish' as const), index: fc.nat(5) });
    const step = fc.oneof({ weight: 4, arbitrary: request }, { weight: 3, arbitrary: finish }, pass, invalidate, invalidateAll);
    let hits = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), fc.infiniteStream(productSet), async (steps, keysOfRenders) => {
        const { cache, pass: passTime } = buildCache();
        const versions = new Map<string, number>(products.map((product) => [product, 0]));
        const change = (keys: readonly string[]) => {
          for (const key of keys) versions.set(key, (versions.get(key) ?? 0) + 1);
        };
        const running: (() => void)[] = [];
        const render = async () => {
          const page = buildPage(JSON.stringify([...versions]), { surrogateKeys: new Set(keysOfRenders.next().value) });
          await new Promise<void>((resolve) => running.push(resolve));
          return page;
        };
        const requests: Promise<void>[] = [];
        for (const each of steps) {
          if (each.kind === 'pass') passTime(each.milliseconds);
          else if (each.kind === 'finish') running.splice(each.index % Math.max(1, running.length), 1)[0]?.();
          else if (each.kind === 'invalidate') {
            change(each.keys);
            cache.invalidate(each.keys);
          } else if (each.kind === 'invalidateAll') {
            change(products);
            cache.invalidateAll();
          } else {
            const atRequest = new Map(versions);
            const served = cache.serve(each.path, render).then((result) => {
              if (result.state === 'hit') hits += 1;
              const rendered = new Map<string, number>(JSON.parse(textOf(result)));
              for (const key of result.page.surrogateKeys) expect(rendered.get(key)).toBeGreaterThanOrEqual(atRequest.get(key)!);
            });
            requests.push(served);
          }
          await nextTask();
        }
        const all = Promise.all(requests);
        let isDone = false;
        void all.finally(() => (isDone = true)).catch(() => undefined);
        while (!isDone) {
          for (const resolve of running.splice(0)) resolve();
          await nextTask();
        }
        await all;
      }),
      { numRuns: 300 },
    );
    expect(hits).toBeGreaterThan(50);
  });
});

function renderStep({ page }: Serve, text: string, now: number): RenderedPage {
  if (!page) throw new SourceUnavailable('no database');
  const { status, keys, endsIn, isComplete } = page;
  const validUntil = endsIn === undefined ? undefined : new Date(now + endsIn);
  return buildPage(text, { status, surrogateKeys: new Set(keys), validUntil, isComplete });
}

describe('the page cache', () => {
  it('reports the error of a render in the background, and keeps serving the stale page', async () => {
    const errors: unknown[] = [];
    const { cache, pass: passTime } = buildCache({ onBackgroundError: (error) => errors.push(error) });
    await cache.serve('/coats', async () => buildPage('old'));
    passTime(ages.freshTime);
    const failure = new Error('broken template');
    for (let time = 0; time < 2; time++) {
      const served = await cache.serve('/coats', () => Promise.reject(failure));
      expect([served.state, textOf(served)]).toEqual(['stale', 'old']);
      await nextTask();
    }
    expect(errors).toEqual([failure, failure]);
  });

  it('ignores the error of a render in the background without an error handler', async () => {
    const { cache, pass: passTime } = buildCache();
    await cache.serve('/coats', async () => buildPage('old'));
    passTime(ages.freshTime);
    expect((await cache.serve('/coats', () => Promise.reject(new Error('broken template')))).state).toBe('stale');
    await nextTask();
  });

  it('recompresses one page at a time', async () => {
    const { cache } = buildCache();
    for (const path of paths) {
      const { page } = await cache.serve(path, async () => buildPage('coats '.repeat(200)));
      await page.encoded.get('br');
    }
    expect(await Promise.all([cache.recompressOne(), cache.recompressOne()])).toEqual([true, false]);
    expect([await cache.recompressOne(), await cache.recompressOne(), await cache.recompressOne()]).toEqual([true, true, false]);
  });
});
