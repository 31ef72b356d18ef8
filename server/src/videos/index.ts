import path from 'node:path';
import { dataFolderPaths } from '../data-folder/layout.ts';
import { sourcesByEndpoint } from '../media/endpoints.ts';
import type { Settings } from '../settings/index.ts';
import { createDemoVideos } from './demo-videos.ts';
import { createVideoFolder } from './video-folder.ts';
import { createVideoService } from './video-service.ts';

export function startVideos({ mediaEndpoints, dataDir }: Pick<Settings, 'mediaEndpoints' | 'dataDir'>) {
  const sources = { demo: createDemoVideos(), uploads: createVideoFolder(path.join(dataFolderPaths(dataDir).media, 'videos')) };
  return createVideoService(sourcesByEndpoint(mediaEndpoints, sources));
}
