import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChunkGuardDependencies, chunkTimeoutMs, guardRouteChunks, loadWithTimeout, reloadedUrlKey } from './chunk-guard.ts';

const address = '/assets/product-Ab12.js';

function buildTab(load: ChunkGuardDependencies['load'], destination = '/coat-4117.html?color=10') {
  const stored = new Map<string, string>();
  const opened: string[] = [];
  const component = vi.fn(async () => 'the component');
  let currentUrl = destination;
  const route = {
    id: 'product',
    lazy: { Component: component, loader: undefined } as Record<string, (() => Promise<unknown>) | undefined>,
  };
  guardRouteChunks({
    routes: [{ id: 'root', children: [route] }],
    chunkUrl: (id) => (id === 'product' ? address : undefined),
    load,
    destination: () => destination || undefined,
    currentUrl: () => currentUrl,
    openDocument: (target) => void opened.push(target),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  const go = async () => (await route.lazy.Component?.()) as () => null;
  const goTo = (url: string) => {
    currentUrl = url;
  };
  return { go, opened, stored, component, goTo };
}

describe('a missing chunk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has no effect if the chunk loads', async () => {
    const tab = buildTab(async () => ({}));
    expect(await tab.go()).toBe('the component');
    expect(tab.opened).toEqual([]);
  });

  it('ERROR-052 loads the page as a document once, and then reports that loading the chunk failed', async () => {
    const tab = buildTab(async () => Promise.reject(new TypeError('gone')));
    const settled = vi.fn();
    void tab.go().then(settled, settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.opened).toEqual(['/coat-4117.html?color=10']);
    expect(settled).not.toHaveBeenCalled();
    const reloadedTab = buildTab(async () => Promise.reject(new TypeError('gone')));
    reloadedTab.stored.set(reloadedUrlKey, '/coat-4117.html?color=10');
    const shown = await reloadedTab.go();
    expect(shown).toThrow('Loading chunk product-Ab12 failed');
    expect(reloadedTab.opened).toEqual([]);
    reloadedTab.goTo('/vest-4245.html');
    expect(shown()).toBeNull();
    expect(reloadedTab.opened).toEqual(['/vest-4245.html']);
    expect(reloadedTab.component).not.toHaveBeenCalled();
  });

  it('clears the stored URL when a chunk loads again', async () => {
    const tab = buildTab(async () => ({}));
    tab.stored.set(reloadedUrlKey, '/men');
    await tab.go();
    expect(tab.stored.size).toBe(0);
  });

  it('ERROR-052 fails after 120 s, with the chunk’s name', async () => {
    const late = loadWithTimeout(() => new Promise(() => {}), address);
    const failed = expect(late).rejects.toThrow('Loading chunk product-Ab12 failed');
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    const tab = buildTab(() => new Promise(() => {}));
    const shown = tab.go();
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs);
    expect(await shown).toThrow('Loading chunk product-Ab12 failed');
    expect(tab.opened).toEqual([]);
  });
});
