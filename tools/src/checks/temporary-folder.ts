import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Bytes of memory that must be free: the tests have at most a third of it in temporary files at a time. */
const requiredBytes = 6 * 2 ** 30;

/**
 * Returns the folder for temporary files of tests: the one of TMPDIR if it is set, else a file system in memory if there is one with room,
 * else the system's folder. Each test file copies a database, which has some 700 files. Near files that were deleted within the last
 * minutes, ext4 takes about a millisecond to create one, and the integration tests took half as long again.
 */
export async function temporaryFolder(inMemory = '/dev/shm', availableBytes = process.availableMemory()): Promise<string> {
  if (process.env.TMPDIR || availableBytes < requiredBytes) return tmpdir();
  const files = await statfs(inMemory).catch(() => undefined);
  return files && files.bavail * files.bsize >= requiredBytes ? inMemory : tmpdir();
}
