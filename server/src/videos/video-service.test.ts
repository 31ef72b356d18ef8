import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVideoFolder } from './video-folder.ts';
import { createVideoService } from './video-service.ts';

const content = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251));
let folder: string;
let service: ReturnType<typeof createVideoService>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-videos-'));
  await writeFile(path.join(folder, 'porch.mp4_720p.mp4'), content);
  await writeFile(path.join(folder, '..', 'outfitter-secret.mp4_720p.mp4'), 'outside of the folder');
  service = createVideoService(new Map([['ridge', createVideoFolder(folder)]]));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(path.join(folder, '..', 'outfitter-secret.mp4_720p.mp4'), { force: true });
});

const requestVideo = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  service.respond(new Request(`http://shop.example/v/${address}`, { headers, method }));
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const tagOf = async () => (await requestVideo('ridge/porch/mp4_720p', {}, 'HEAD')).headers.get('etag') ?? '';

describe('the video service', () => {
  it('MEDIA-002 serves a video by endpoint, name and profile', async () => {
    const response = await requestVideo('ridge/porch/mp4_720p');
    expect([response.status, response.headers.get('content-type'), response.headers.get('accept-ranges')]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect((await bytes(response)).equals(content)).toBe(true);
    const head = await requestVideo('ridge/porch/mp4_720p', {}, 'HEAD');
    expect([head.headers.get('content-length'), (await bytes(head)).length]).toEqual(['1000', 0]);
  });

  it('serves a byte range and rejects an unsatisfiable one', async () => {
    const part = await requestVideo('ridge/porch/mp4_720p', { range: 'bytes=100-149' });
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([206, 'bytes 100-149/1000', '50']);
    expect((await bytes(part)).equals(content.subarray(100, 150))).toBe(true);
    const beyondEnd = await requestVideo('ridge/porch/mp4_720p', { range: 'bytes=1000-' });
    expect([beyondEnd.status, beyondEnd.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  });

  it('serves the whole file if it changed since the first range', async () => {
    expect((await requestVideo('ridge/porch/mp4_720p', { range: 'bytes=9-', 'if-range': await tagOf() })).status).toBe(206);
    expect((await requestVideo('ridge/porch/mp4_720p', { range: 'bytes=9-', 'if-range': '"former"' })).status).toBe(200);
  });

  it('is cached for a year at a URL with its version, otherwise for an hour with an ETag', async () => {
    const tag = await tagOf();
    const exact = await requestVideo(`ridge/porch/mp4_720p?v=${tag.replaceAll('"', '')}`, {}, 'HEAD');
    expect(exact.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await requestVideo('ridge/porch/mp4_720p?v=former', {}, 'HEAD')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await requestVideo('ridge/porch/mp4_720p', { 'if-none-match': tag })).status).toBe(304);
  });

  it('has another version after its file changed', async () => {
    const before = await tagOf();
    await writeFile(path.join(folder, 'porch.mp4_720p.mp4'), Buffer.concat([content, content]));
    expect(await tagOf()).not.toBe(before);
    await writeFile(path.join(folder, 'porch.mp4_720p.mp4'), content);
  });

  it.each([
    ['elsewhere/porch/mp4_720p', 404],
    ['ridge/nothing/mp4_720p', 404],
    ['ridge/porch/mp4_480p', 404],
    ['ridge/porch', 400],
    ['ridge/porch/mp4_9999p', 400],
    ['ridge/porch/toString', 400],
    ['ridge/porch/mp4_720p/more', 400],
    ['ridge/..%2foutfitter-secret/mp4_720p', 400],
    ['ridge/%2e%2e/mp4_720p', 400],
    ['ridge/porch%00/mp4_720p', 400],
  ])('%s returns %d', async (address, status) => expect((await requestVideo(address)).status).toBe(status));

  it('supports GET and HEAD only', async () => expect((await requestVideo('ridge/porch/mp4_720p', {}, 'POST')).status).toBe(405));
});
