/** Allowed ids get no prefix, because links to them may be in another block or on another page. */
import { isReservedId } from '@outfitter/contract/client';

/** Excludes React's ids (`_r_1_`, `S:0`) and camel-case globals. */
const idPattern = /^[a-z][a-z0-9-]{2,60}$/;

export function isAllowedId(id: string): boolean {
  return idPattern.test(id) && !isReservedId(id);
}
