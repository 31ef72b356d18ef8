/** `npm start`. Loads as little as possible, because its modules stay in the memory of the primary process. */

import { entryPoints } from '../builds/entry-points.ts';
import { prepareServer } from '../builds/prepare-server.ts';

const isHelp = process.argv.includes('--help') || process.argv.includes('-h');
await import(isHelp ? entryPoints.shop.href : await prepareServer(console.log));
