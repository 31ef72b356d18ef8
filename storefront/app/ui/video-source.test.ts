import { expect, it } from 'vitest';
import { videoSource } from './video-source.ts';

it('MEDIA-002 a video is asked for by endpoint and name, as mp4 of 720 lines, in its version', () => {
  expect(videoSource({ link: '/v/ridge/winter-porch', version: 'ab12' })).toBe('/v/ridge/winter-porch/mp4_720p?v=ab12');
  expect(videoSource({ link: '/v/ridge/winter-porch' })).toBe('/v/ridge/winter-porch/mp4_720p');
});
