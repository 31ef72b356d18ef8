export type ChildMessage =
  | { readonly outfitter: 'ready' }
  /** The process could not start; `line` gives the reason. */
  | { readonly outfitter: 'failed'; readonly line: string }
  /** Sent every second: milliseconds since the process last got a connection to the database from its pool. */
  | { readonly outfitter: 'health'; readonly stalledFor: number };

export type PrimaryMessage =
  | { readonly outfitter: 'start'; readonly environment: Record<string, string> }
  /** `isReplaced`: a successor already serves. */
  | { readonly outfitter: 'drain'; readonly isReplaced: boolean }
  /** `problem`: why the embedded database does not run; undefined once it runs again. */
  | { readonly outfitter: 'database'; readonly problem: string | undefined }
  /** `problem`: why the archive of the embedded database is not written; undefined once it works again. */
  | { readonly outfitter: 'archive'; readonly problem: string | undefined };

const childMessages = new Set<string>(['ready', 'failed', 'health'] satisfies ChildMessage['outfitter'][]);
const primaryMessages = new Set<string>(['start', 'drain', 'database', 'archive'] satisfies PrimaryMessage['outfitter'][]);

/** Returns whether a message is one of the shop. Other modules use the same channel, so every message has a property of its own. */
function hasOutfitterType(message: unknown): message is { readonly outfitter: string } {
  return typeof message === 'object' && message !== null && 'outfitter' in message;
}

export function isChildMessage(message: unknown): message is ChildMessage {
  return hasOutfitterType(message) && childMessages.has(message.outfitter);
}

export function isPrimaryMessage(message: unknown): message is PrimaryMessage {
  return hasOutfitterType(message) && primaryMessages.has(message.outfitter);
}
