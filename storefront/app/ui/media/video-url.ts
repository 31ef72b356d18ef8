/** A video without sound. */
export interface VideoClip {
  /** The path without a profile: `/v/ridge/winter-porch`. */
  link: string;
  /** A content hash. With it the URL may be cached forever. */
  version?: string | undefined;
}

/** The URL of the 720p MP4 file (MEDIA-002). */
export function videoUrl({ link, version }: VideoClip): string {
  return `${link}/mp4_720p${version ? `?v=${version}` : ''}`;
}
