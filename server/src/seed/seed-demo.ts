import { type Clock, isBrandLoaded, loadBrand, openDatabase, systemClock } from '@outfitter/commerce';
import { artworkVersion, createDemoImages, styleImage } from '../images/demo-images.ts';
import { createDemoVideos } from '../videos/demo-videos.ts';
import { type BrandMedia, buildBrandData } from './brand-data.ts';

export interface SeedOptions {
  size: 'demo' | 'small';
  log: (line: string) => void;
  clock?: Clock;
}

/**
 * Loads the demo brand into a migrated database in one transaction. Repeating it gives the same shop; stock that orders have reserved stays
 * reserved.
 */
export async function seedDemo(databaseUrl: string, { size, log, clock = systemClock }: SeedOptions): Promise<void> {
  const [artwork, images] = await Promise.all([artworkVersion(), createDemoImages()]);
  const videos = createDemoVideos();
  const now = clock.now();
  const media = {
    imageFacts: (style, swatch, view) => {
      const { version, ground } = styleImage(artwork, style, swatch, view);
      return { version, ground };
    },
    findImage: (name) => images.find(name),
    findVideo: (name) => videos.find(name, 'mp4_720p'),
  } satisfies BrandMedia;
  const brand = await buildBrandData(size, media, now);
  await withDatabase(databaseUrl, (db) => loadBrand(db, brand, now, log));
}

export function isSeeded(databaseUrl: string): Promise<boolean> {
  return withDatabase(databaseUrl, isBrandLoaded);
}

type Db = ReturnType<typeof openDatabase>['db'];
async function withDatabase<Result>(url: string, use: (db: Db) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ url, maxConnections: 2, applicationName: 'outfitter seed' });
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}
