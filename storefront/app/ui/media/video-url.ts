/** Addresses of the video service. */

/** A silent loop or clip of the shop. */
export interface VideoClip {
  /** Path without profile: `/v/ridge/winter-porch`. */
  link: string;
  /** Content hash: with it the address may be kept for ever. */
  version?: string | undefined;
}

/** The address of a clip as mp4 of 720 lines (MEDIA-002). */
export function videoUrl({ link, version }: VideoClip): string {
  return `${link}/mp4_720p${version ? `?v=${version}` : ''}`;
}
