import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type ByteRange, readRange } from './byte-range.ts';
import type { Video, VideoSource } from './video-folder.ts';
import { readVideoRequest } from './video-request.ts';

const seconds = { immutable: 31_536_000, named: 3_600, missing: 60 };

function plainText(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}

/** Returns the requested range. Without this check, a player could combine parts of two versions of a file. */
function rangeOf({ headers }: Request, etag: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const condition = headers.get('if-range');
  return condition !== null && condition !== etag ? 'whole' : readRange(headers.get('range'), size);
}

function streamFile(file: string, range?: ByteRange): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file, range)) as ReadableStream<Uint8Array>;
}

function respondWithVideo(request: Request, { file, size, version }: Video, isExact: boolean): Response {
  const etag = `"${version}"`;
  const headers = new Headers({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    etag,
    'cache-control': isExact ? `public, max-age=${seconds.immutable}, immutable` : `public, max-age=${seconds.named}`,
  });
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const range = rangeOf(request, etag, size);
  if (range === 'unsatisfiable') return plainText(416, 'The byte range is not satisfiable.', { 'content-range': `bytes */${size}` });
  const isPart = range !== 'whole';
  headers.set('content-length', String(isPart ? range.end - range.start + 1 : size));
  if (isPart) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const body = request.method === 'HEAD' ? null : streamFile(file, isPart ? range : undefined);
  return new Response(body, { status: isPart ? 206 : 200, headers });
}

export function createVideoService(sources: ReadonlyMap<string, VideoSource>) {
  return {
    async respond(request: Request): Promise<Response> {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
      const videoRequest = readVideoRequest(new URL(request.url));
      if ('error' in videoRequest) return plainText(400, videoRequest.error);
      const video = await sources.get(videoRequest.endpoint)?.find(videoRequest.name, videoRequest.profile);
      if (!video) return plainText(404, 'There is no such video.', { 'cache-control': `public, max-age=${seconds.missing}` });
      return respondWithVideo(request, video, videoRequest.version === video.version);
    },
  };
}
