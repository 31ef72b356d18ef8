import type { VideoClip } from '../../ui/media/video-url.ts';
import { type ContentFields, readText } from '../fields.ts';

/** The video of a field; undefined for anything that is no video of the shop. */
export function videoClipOf(fields: ContentFields): VideoClip | undefined {
  const link = readText(fields, 'video');
  return link && /^\/v\/[\w-]+\/[\w-]+$/.test(link) ? { link, version: readText(fields, 'version') } : undefined;
}
