/** The image service of one web process. */
import { openDatabase, renewPictures, systemClock } from '@outfitter/commerce';
import type { Logger } from 'pino';
import { dataFolderAt } from '../data-folder/layout.ts';
import { bySource } from '../media/endpoints.ts';
import { openAssetStore } from '../media/open-asset-store.ts';
import { uploadedPictures } from '../media/uploaded-pictures.ts';
import type { Settings } from '../settings/index.ts';
import { demoPictures } from './demo-source.ts';
import { DiskCache } from './disk-cache.ts';
import { DrawingBusy, drawingThreads } from './drawing-threads.ts';
import { orLater } from './or-later.ts';
import { createPictureService } from './picture-service.ts';
import type { PictureSource } from './picture-source.ts';
import { SpareQueue } from './spare-queue.ts';
import { hasSpareTime } from './spare-time.ts';
import { type PictureName, warmUp } from './warm-up.ts';

const gigabyte = 1_073_741_824;
const hour = 3_600_000;

/**
 * The versions that pages name are kept with the catalogue and the content: where the pictures have changed since, they
 * are renewed. A shop whose database is away starts all the same; its pages name old versions until the next start.
 */
async function renewVersions({ databaseUrl }: Settings, sources: ReadonlyMap<string, PictureSource>, log: Logger): Promise<void> {
  if (!databaseUrl) return;
  const database = openDatabase({ url: databaseUrl, maxConnections: 1, applicationName: 'outfitter pictures' });
  const pictureNow = async (path: string) => {
    const [endpoint = '', name = ''] = path.split('/');
    return sources.get(endpoint)?.find(name);
  };
  try {
    const count = await renewPictures(database.db, pictureNow, systemClock.now());
    if (count > 0) log.info({ styles: count }, 'pictures are drawn anew');
  } catch (error) {
    log.warn({ err: error }, 'the versions of pictures could not be renewed');
  } finally {
    await database.close();
  }
}

async function namesAt([endpoint, source]: readonly [string, PictureSource]): Promise<PictureName[]> {
  return (await source.mostSeen()).map((name) => ({ endpoint, name }));
}

export async function startImages(settings: Settings, log: Logger) {
  const kinds = { demo: await demoPictures(), uploads: uploadedPictures(openAssetStore(settings)) };
  const sources = bySource(settings.mediaEndpoints, kinds);
  await renewVersions(settings, sources, log);
  const cache = new DiskCache(dataFolderAt(settings.dataDir).images);
  const threads = drawingThreads({ threads: 1, queue: 200 });
  const later = new SpareQueue({
    most: 200,
    hasTime: () => threads.hasRoom() && hasSpareTime(),
    onError: (error, picture) => error instanceof DrawingBusy || log.warn({ err: error, picture }, 'a picture could not be made later'),
  });
  const service = createPictureService({ sources, cache, threads, later });
  const tidy = () => cache.evict(2 * gigabyte).catch((error) => log.warn({ err: error }, 'old pictures could not be removed'));
  const tidying = setInterval(tidy, hour).unref();
  let stopWarming: (() => void) | undefined;
  // The first shoppers come first.
  const startWarming = () => {
    stopWarming = warmUp({
      names: async () => (await Promise.all([...sources].map(namesAt))).flat(),
      make: ({ endpoint, name }, width) => service.warm(endpoint, name, width),
      isIdle: () => threads.isIdle() && hasSpareTime(),
      log,
    });
  };
  const warming = settings.picturesAhead === 'on' ? setTimeout(startWarming, 20_000).unref() : undefined;
  return {
    answer: orLater(service.answer, log),
    async close() {
      clearInterval(tidying);
      clearTimeout(warming);
      stopWarming?.();
      later.close();
      await threads.close();
    },
  };
}
