export { dropArchiveSlots } from './drop-archive-slots.ts';
export { isArchive, restoreArchive } from './restore-archive.ts';
export { startArchiving } from './start-archiving.ts';
