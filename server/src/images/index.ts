/** The image service of one web process. */
import { openDatabase, renewPictures, systemClock } from '@outfitter/commerce';
import type { Logger } from 'pino';
import { dataFolderAt } from '../data-folder/layout.ts';
import type { Settings } from '../settings/index.ts';
import { demoPictures } from './demo-source.ts';
import { DiskCache } from './disk-cache.ts';
import { drawingThreads } from './drawing-threads.ts';
import { createPictureService } from './picture-service.ts';
import type { PictureSource } from './picture-source.ts';
import { hasSpareTime } from './spare-time.ts';
import { warmUp } from './warm-up.ts';

/** The demo brand's endpoint: `/i/ridge/4117-10-front`. */
export const demoEndpoint = 'ridge';
const gigabyte = 1_073_741_824;
const hour = 3_600_000;

/**
 * The versions that pages name are kept with the catalogue and the content: where the pictures have changed since, they
 * are renewed. A shop whose database is away starts all the same; its pages name old versions until the next start.
 */
async function renewVersions({ databaseUrl }: Settings, source: PictureSource, log: Logger): Promise<void> {
  if (!databaseUrl) return;
  const database = openDatabase({ url: databaseUrl, max: 1, applicationName: 'outfitter pictures' });
  const pictureNow = async (path: string) => {
    const [endpoint, name = ''] = path.split('/');
    return endpoint === demoEndpoint ? source.find(name) : undefined;
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

export async function startImages(settings: Settings, log: Logger) {
  const source = await demoPictures();
  await renewVersions(settings, source, log);
  const cache = new DiskCache(dataFolderAt(settings.dataDir).images);
  const threads = drawingThreads({ threads: 1, queue: 200 });
  const service = createPictureService({ sources: new Map([[demoEndpoint, source]]), cache, threads, log });
  const tidy = () => cache.evict(2 * gigabyte).catch((error) => log.warn({ err: error }, 'old pictures could not be removed'));
  const tidying = setInterval(tidy, hour).unref();
  let stopWarming: (() => void) | undefined;
  // The first shoppers come first.
  const warming = setTimeout(() => {
    stopWarming = warmUp({
      names: () => source.mostSeen(),
      make: (name, width) => service.warm(demoEndpoint, name, width),
      isIdle: () => threads.isIdle() && hasSpareTime(),
      log,
    });
  }, 20_000).unref();
  return {
    answer: service.answer,
    async close() {
      clearInterval(tidying);
      clearTimeout(warming);
      stopWarming?.();
      service.close();
      await threads.close();
    },
  };
}
