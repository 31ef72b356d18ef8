import type { Browser } from '@playwright/test';
import { loadedAssets } from './page-bytes.ts';

/** Code that waits for an idle browser loads after three seconds at the latest. */
const idleTime = 4_000;

/** Bytes of the compressed bodies of a page's scripts, as the server sends them. */
export interface SentScripts {
  /** Bytes that the page preloads or runs. */
  first: number;
  /** Bytes with those that load when the browser is idle, before any interaction. */
  untilIdle: number;
  requests: number;
}

export async function sentScripts(browser: Browser, url: string): Promise<SentScripts> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const responses = new Map<string, { path: string; headerBytes: number }>();
    const bytesByPath = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, response }) => {
      responses.set(requestId, { path: new URL(response.url).pathname, headerBytes: response.encodedDataLength });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const response = responses.get(requestId);
      if (response?.path.endsWith('.js')) bytesByPath.set(response.path, encodedDataLength - response.headerBytes);
    });
    const response = await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(idleTime);
    await page.waitForLoadState('networkidle');
    const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + (bytesByPath.get(path) ?? 0), 0);
    return {
      first: sum(loadedAssets((await response?.text()) ?? '')),
      untilIdle: sum(bytesByPath.keys()),
      requests: bytesByPath.size,
    };
  } finally {
    await context.close();
  }
}
