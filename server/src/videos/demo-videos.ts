import { fileURLToPath } from 'node:url';
import { createVideoFolder, type VideoSource } from './video-folder.ts';

/** The demo brand's videos are rendered in advance, because rendering takes half a minute. */
export function createDemoVideos(): VideoSource {
  return createVideoFolder(fileURLToPath(new URL('../../../demo/data/videos', import.meta.url)));
}
