/**
 * PostgreSQL's `restore_command`: `restore-wal-file.ts archiveFolder name target`. Exits with 1 if the archive has no such file, which ends
 * the recovery at the file before, and with 200 after an error, which makes the recovery fail. Imports little, because it runs per file.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { compressedSuffix } from './wal-names.ts';

const [folder = '', name = '', target = ''] = process.argv.slice(2);
const file = path.join(folder, name + compressedSuffix);
if (!existsSync(file)) process.exit(1);
try {
  await pipeline(createReadStream(file), createZstdDecompress(), createWriteStream(target));
} catch (error) {
  console.error(`${file} cannot be restored: ${(error as Error).message}`);
  process.exit(200);
}
