import { logThrottled, networksOf } from '@outfitter/commerce';
import { headers as headerNames } from '@outfitter/contract/client';
import type { Logger } from 'pino';
import { dataFolderPaths } from '../data-folder/layout.ts';
import { sourcesByEndpoint } from '../media/endpoints.ts';
import { openAssetStore } from '../media/open-asset-store.ts';
import type { Settings } from '../settings/index.ts';
import { createDemoImages } from './demo-images.ts';
import { DiskCache } from './disk-cache.ts';
import { FairQueue, QueueFull } from './fair-queue.ts';
import { IdleQueue } from './idle-queue.ts';
import { withErrorResponse } from './image-error-response.ts';
import { createImageService } from './image-service.ts';
import type { ImageSource } from './image-source.ts';
import { isMachineIdle } from './machine-idle.ts';
import { createRenderPool } from './render-pool.ts';
import { createUploadedImages } from './uploaded-images.ts';
import { type ImageName, warmUp } from './warm-up.ts';

const gigabyte = 1_073_741_824;
const hour = 3_600_000;
const threads = 1;
/** Milliseconds that a request waits. The first page of a new shop requests some forty images, which take ten seconds on a slow machine. */
const maxWait = 30_000;

async function namesAt([endpoint, source]: readonly [string, ImageSource]): Promise<ImageName[]> {
  return (await source.mostViewed()).map((name) => ({ endpoint, name }));
}

export async function startImages(settings: Settings, log: Logger) {
  const kinds = { demo: createDemoImages(), uploads: createUploadedImages(openAssetStore(settings)) };
  const sources = sourcesByEndpoint(settings.mediaEndpoints, kinds);
  const cache = new DiskCache(dataFolderPaths(settings.dataDir).images, { maxBytes: 2 * gigabyte });
  const renderPool = createRenderPool({ threads });
  // One more than there are threads: a task may wait for another process that renders the same image.
  const renderQueue = new FairQueue({ slots: threads + 1, maxWaiting: 200, maxWait });
  const idleQueue = new IdleQueue({
    maxSize: 200,
    isIdle: () => renderQueue.size === 0 && isMachineIdle(),
    onError: (error, image) =>
      error instanceof QueueFull || logThrottled(log, 'warn', { error, image }, 'an image could not be rendered in the background'),
  });
  const service = createImageService({
    sources,
    cache,
    renderPool,
    renderQueue,
    idleQueue,
    clientOf: ({ headers }) => networksOf(headers.get(headerNames.clientAddress) ?? 'unknown').near,
  });
  const evictOldImages = () => cache.evict().catch((error) => logThrottled(log, 'warn', { error }, 'old images could not be deleted'));
  const eviction = setInterval(evictOldImages, hour).unref();
  let stopWarming: (() => void) | undefined;
  // Delayed, so that the first shoppers are served first.
  const startWarming = () => {
    stopWarming = warmUp({
      names: async () => (await Promise.all([...sources].map(namesAt))).flat(),
      render: ({ endpoint, name }, width) => service.warm(endpoint, name, width),
      isIdle: () => renderPool.isIdle() && isMachineIdle(),
      log,
    });
  };
  const warming = settings.imagePrerender === 'on' ? setTimeout(startWarming, 20_000).unref() : undefined;
  return {
    respond: withErrorResponse(service.respond, log),
    async close() {
      clearInterval(eviction);
      clearTimeout(warming);
      stopWarming?.();
      idleQueue.close();
      await renderPool.close();
    },
  };
}
