/**
 * The ids that editors' HTML may bring to a page. They stay as written: an anchor may stand in one block and its link in another, or in
 * another page's address, and a prefix would have to be known to all of them. So those that the page has a use for are dropped instead.
 */
import { isReservedId } from '@outfitter/contract/client';

/** Of a form that neither React's own ids have (`_r_1_`, `S:0`) nor, but for single words, a name of a script's global. */
const idPattern = /^[a-z][a-z0-9-]{2,60}$/;

/** Whether an id that an editor wrote can be kept. */
export function isAllowedId(id: string): boolean {
  return idPattern.test(id) && !isReservedId(id);
}
