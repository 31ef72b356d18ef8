/** A folder of videos: `{name}.{profile}.mp4`. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Profile } from './video-request.ts';

export interface Video {
  file: string;
  size: number;
  version: string;
}

export interface VideoSource {
  find(name: string, profile: Profile): Promise<Video | undefined>;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex').slice(0, 10);
}

/** Opens a folder of videos. `name` and `profile` are validated and cannot lead out of the folder. */
export function createVideoFolder(folder: string): VideoSource {
  // Contains existing files only, so that requests cannot fill it.
  const versions = new Map<string, { stamp: string; version: Promise<string> }>();
  return {
    async find(name, profile) {
      const file = path.join(folder, `${name}.${profile}.mp4`);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const { size, mtimeMs } = found;
      const stamp = `${size}|${mtimeMs}`;
      const cached = versions.get(file);
      const version = cached?.stamp === stamp ? cached.version : hashOf(file);
      versions.set(file, { stamp, version });
      return { file, size, version: await version };
    },
  };
}
