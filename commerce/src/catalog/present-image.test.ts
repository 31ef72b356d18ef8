import { expect, it } from 'vitest';
import { presentVideo } from './present-image.ts';
import type { StyleImageRow } from './read-catalog.ts';

const image: StyleImageRow = {
  styleId: '4117',
  colorCode: '10',
  view: 'detail',
  position: 2,
  name: 'ridge/4117-10-detail',
  alt: 'Fencepost Chore Coat, close up',
  caption: '',
  ground: '#dbded7',
  version: 'v1',
};
const video = { name: 'ridge/4117-close-up', version: 'v2', picture: image.name };

it('a style’s video comes with its poster image', () => {
  expect(presentVideo({ video }, [{ ...image, name: 'ridge/4117-10-front' }, image])).toEqual({
    c_video: {
      link: '/v/ridge/4117-close-up',
      c_version: 'v2',
      image: { link: '/i/ridge/4117-10-detail', alt: image.alt, title: undefined, c_version: 'v1', c_ground: '#dbded7' },
    },
  });
});

it('a style’s video has its own description and caption', () => {
  const { c_video } = presentVideo(
    { video: { ...video, alt: 'Fencepost Chore Coat, from pocket to hem', caption: 'From pocket to hem' } },
    [image],
  );
  expect(c_video?.image).toMatchObject({ alt: 'Fencepost Chore Coat, from pocket to hem', title: 'From pocket to hem' });
});

it('a style without a video or its poster image has none', () => {
  expect(presentVideo({ video: null }, [image])).toEqual({});
  expect(presentVideo({ video }, [])).toEqual({});
});
