import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { entryPoints } from '../builds/index.ts';
import type { DemoImageList } from './demo-image-list.ts';
import type { ImageSource } from './image-source.ts';

/** Lists the images in a thread that ends, so that the catalog and the artwork program do not stay in the memory of a web process. */
async function listInThread(): Promise<DemoImageList> {
  const thread = new Worker(entryPoints['list-demo-images']);
  const [list] = (await once(thread, 'message')) as [DemoImageList];
  return list;
}

/** Creates the images of the demo brand, which are listed when the first one is requested. */
export function createDemoImages(list: () => Promise<DemoImageList> = listInThread): ImageSource {
  let listing: Promise<DemoImageList> | undefined;
  const getList = () => {
    listing ??= list().catch((error) => {
      listing = undefined;
      throw error;
    });
    return listing;
  };
  return {
    async find(name) {
      const image = (await getList()).images.get(name);
      return image && { ...image, recipe: async () => image.recipe };
    },
    mostViewed: async () => (await getList()).mostViewed,
  };
}
