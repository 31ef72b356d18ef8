import { v7 } from 'uuid';

/** Returns a UUIDv7: it sorts by creation time and does not reveal how many there are. */
export function newId(): string {
  return v7();
}
