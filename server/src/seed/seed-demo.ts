import { type Clock, loadBrand, systemClock } from '@outfitter/commerce';
import { artworkVersion, listDemoImages, styleImage } from '../images/demo-image-list.ts';
import { createDemoImages } from '../images/demo-images.ts';
import { createDemoVideos } from '../videos/demo-videos.ts';
import { type BrandMedia, buildBrandData } from './brand-data.ts';
import { withSeedDatabase } from './seed-database.ts';

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
  const artwork = await artworkVersion();
  const images = createDemoImages(listDemoImages);
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
  await withSeedDatabase(databaseUrl, (db) => loadBrand(db, brand, now, log));
}
