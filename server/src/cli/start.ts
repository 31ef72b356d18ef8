/** `npm start`. Loads as little as possible, because its modules stay in the memory of the primary process. */
import { prepareServer } from '../builds/prepare-server.ts';
import { programs } from '../builds/programs.ts';

const isHelp = process.argv.includes('--help') || process.argv.includes('-h');
await import(isHelp ? programs.shop.href : await prepareServer(console.log));
