import { openDatabase, refreshImages, systemClock } from '@outfitter/commerce';
import { sourcesByEndpoint } from '../media/endpoints.ts';
import { openAssetStore } from '../media/open-asset-store.ts';
import type { Settings } from '../settings/index.ts';
import { listDemoImages } from './demo-image-list.ts';
import { createDemoImages } from './demo-images.ts';
import { createUploadedImages } from './uploaded-images.ts';

/** Updates the versions of images that have changed in the catalog and the content. Resolves to the number of changed styles. */
export async function refreshImageVersions(databaseUrl: string, settings: Settings): Promise<number> {
  const kinds = { demo: createDemoImages(listDemoImages), uploads: createUploadedImages(openAssetStore(settings)) };
  const sources = sourcesByEndpoint(settings.mediaEndpoints, kinds);
  const findImage = async (path: string) => {
    const [endpoint = '', name = ''] = path.split('/');
    return sources.get(endpoint)?.find(name);
  };
  const database = openDatabase({ url: databaseUrl, maxConnections: 1, applicationName: 'outfitter images' });
  try {
    return await refreshImages(database.db, findImage, systemClock.now());
  } finally {
    await database.close();
  }
}
