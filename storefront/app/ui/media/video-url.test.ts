import { expect, it } from 'vitest';
import { videoUrl } from './video-url.ts';

it('MEDIA-002 a video URL contains endpoint, name, the 720p MP4 profile and the version', () => {
  expect(videoUrl({ link: '/v/ridge/winter-porch', version: 'ab12' })).toBe('/v/ridge/winter-porch/mp4_720p?v=ab12');
  expect(videoUrl({ link: '/v/ridge/winter-porch' })).toBe('/v/ridge/winter-porch/mp4_720p');
});
