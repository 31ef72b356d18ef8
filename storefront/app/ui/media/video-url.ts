export interface VideoClip {
  link: string;
  version?: string | undefined;
}

/** Returns the URL of the 720p MP4 file (MEDIA-002). */
export function videoUrl({ link, version }: VideoClip): string {
  return `${link}/mp4_720p${version ? `?v=${version}` : ''}`;
}
