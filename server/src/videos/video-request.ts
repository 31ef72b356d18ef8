const profiles = ['mp4_240p', 'mp4_480p', 'mp4_720p', 'mp4_1080p'] as const;
export type Profile = (typeof profiles)[number];

export interface VideoRequest {
  endpoint: string;
  name: string;
  profile: Profile;
  version: string | undefined;
}

/** Reads `/v/{endpoint}/{name}/{profile}?v` (MEDIA-002). */
export function readVideoRequest(url: URL): VideoRequest | { error: string } {
  const [, , endpoint = '', name = '', requested, ...rest] = url.pathname.split('/');
  if (rest.length > 0 || !/^[\w-]{1,120}$/.test(name) || !/^[\w-]{1,40}$/.test(endpoint)) {
    return { error: 'The path of a video is /v/{endpoint}/{name}/{profile}.' };
  }
  const profile = profiles.find((each) => each === requested);
  if (!profile) return { error: `The profile of a video must be one of ${profiles.join(', ')}.` };
  return { endpoint, name, profile, version: url.searchParams.get('v') ?? undefined };
}
