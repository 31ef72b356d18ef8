import { fileURLToPath } from 'node:url';
import { type VideoSource, videoFolder } from './video-folder.ts';

/** The demo brand's loops: made ahead by a program, since drawing their frames takes half a minute. */
export function demoVideos(): VideoSource {
  return videoFolder(fileURLToPath(new URL('../../../demo/data/videos', import.meta.url)));
}
