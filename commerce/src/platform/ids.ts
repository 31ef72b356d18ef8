import { v7 } from 'uuid';

/** A new UUIDv7: sorts by the moment it was made, says nothing of how many there are. */
export function newId(): string {
  return v7();
}
