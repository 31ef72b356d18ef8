/** A folder of finished videos: `{name}.{profile}.mp4`. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Profile } from './video-request.ts';

export interface Video {
  file: string;
  /** Bytes. */
  size: number;
  /** Hash of its content. */
  version: string;
}

export interface VideoSource {
  /** The video of this name in a profile; undefined where there is none. */
  find(name: string, profile: Profile): Promise<Video | undefined>;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex').slice(0, 10);
}

/** `name` and `profile` hold nothing that leads out of the folder: they were read from an address that takes letters, digits and hyphens. */
export function createVideoFolder(folder: string): VideoSource {
  // One entry for each file that is there: names that lead nowhere are not remembered.
  const versions = new Map<string, { is: string; version: Promise<string> }>();
  return {
    async find(name, profile) {
      const file = path.join(folder, `${name}.${profile}.mp4`);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const { size, mtimeMs } = found;
      const is = `${size}|${mtimeMs}`;
      const known = versions.get(file);
      const version = known?.is === is ? known.version : hashOf(file);
      versions.set(file, { is, version });
      return { file, size, version: await version };
    },
  };
}
