import { dataFolderPaths } from '../data-folder/layout.ts';
import type { Settings } from '../settings/index.ts';
import type { AssetStore } from './asset-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createObjectStore } from './object-store.ts';

type StoreSettings = Pick<Settings, 'dataDir' | 'mediaStore' | 'mediaStoreRegion' | 'mediaStoreKeyId' | 'mediaStoreSecret'>;

export function openAssetStore(settings: StoreSettings): AssetStore {
  const { mediaStore: address, mediaStoreKeyId: keyId, mediaStoreSecret: secret, mediaStoreRegion: region } = settings;
  return address && keyId && secret
    ? createObjectStore({ address, region, keyId, secret })
    : createFolderStore(dataFolderPaths(settings.dataDir).media);
}
