import { dataFolderAt } from '../data-folder/layout.ts';
import type { Settings } from '../settings/index.ts';
import type { AssetStore } from './asset-store.ts';
import { folderStore } from './folder-store.ts';
import { objectStore } from './object-store.ts';

type StoreSettings = Pick<Settings, 'dataDir' | 'mediaStore' | 'mediaStoreRegion' | 'mediaStoreKeyId' | 'mediaStoreSecret'>;

/** The store that the settings name: a bucket, else the data folder. */
export function openAssetStore(settings: StoreSettings): AssetStore {
  const { mediaStore: address, mediaStoreKeyId: keyId, mediaStoreSecret: secret, mediaStoreRegion: region } = settings;
  return address && keyId && secret ? objectStore({ address, region, keyId, secret }) : folderStore(dataFolderAt(settings.dataDir).media);
}
