import type { VideoClip } from '../../ui/video-source.ts';
import { type Fields, textOf } from '../fields.ts';

/** The video of a field; undefined for anything that is no video of the shop. */
export function videoClipOf(fields: Fields): VideoClip | undefined {
  const link = textOf(fields, 'video');
  return link && /^\/v\/[\w-]+\/[\w-]+$/.test(link) ? { link, version: textOf(fields, 'version') } : undefined;
}
