export { isArchive, restoreArchive } from './restore-archive.ts';
export { dropArchiveSlots, startArchiving } from './start-archiving.ts';
