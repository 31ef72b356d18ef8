import { v7 } from 'uuid';

/** Returns a UUIDv7, which sorts by creation time and does not reveal the number of records. */
export function newId(): string {
  return v7();
}
