/** The video service of one web process. */
import path from 'node:path';
import { dataFolderAt } from '../data-folder/layout.ts';
import { bySource } from '../media/endpoints.ts';
import type { Settings } from '../settings/index.ts';
import { demoVideos } from './demo-videos.ts';
import { videoFolder } from './video-folder.ts';
import { createVideoService } from './video-service.ts';

export function startVideos({ mediaEndpoints, dataDir }: Pick<Settings, 'mediaEndpoints' | 'dataDir'>) {
  const sources = { demo: demoVideos(), uploads: videoFolder(path.join(dataFolderAt(dataDir).media, 'videos')) };
  return createVideoService(bySource(mediaEndpoints, sources));
}
