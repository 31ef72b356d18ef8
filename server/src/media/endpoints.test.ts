import { expect, it } from 'vitest';
import { endpointsOfKind, sourcesByEndpoint } from './endpoints.ts';

const endpoints = ['ridge=demo', 'media=uploads', 'photos=uploads'] as const;

it('each endpoint has the source of its setting; other names have none', () => {
  const sources = sourcesByEndpoint(endpoints, { demo: 'artwork', uploads: 'files' });
  expect([...sources]).toEqual([
    ['ridge', 'artwork'],
    ['media', 'files'],
    ['photos', 'files'],
  ]);
  expect(sources.get('toString')).toBeUndefined();
});

it('uploads are served at each of their endpoints', () => {
  expect(endpointsOfKind(endpoints, 'uploads')).toEqual(['media', 'photos']);
  expect(endpointsOfKind([], 'uploads')).toEqual([]);
});
