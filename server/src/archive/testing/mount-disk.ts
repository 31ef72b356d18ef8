import { execFileSync } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Mounts a disk of its own for an archive. Returns undefined if the tests may not mount one. */
export async function mountDisk(folder: string, megabytes: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  await mkdir(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return {
    /** Fills the disk except for so many bytes. */
    async fill(bytesLeft: number) {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(path.join(folder, 'other-file'), Buffer.alloc(bavail * bsize - bytesLeft));
    },
    clear: () => rm(path.join(folder, 'other-file')),
    /** Unmounts the disk. Returns whether it is unmounted: it is not while a file of it is open. */
    unmount(): boolean {
      try {
        execFileSync('umount', [folder], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    },
  };
}
