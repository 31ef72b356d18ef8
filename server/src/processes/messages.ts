export type ChildMessage =
  | { readonly outfitter: 'ready' }
  /** The process could not start; `line` gives the reason. */
  | { readonly outfitter: 'failed'; readonly line: string };

export type PrimaryMessage =
  | { readonly outfitter: 'start'; readonly environment: Record<string, string> }
  | { readonly outfitter: 'drain' };

/** Other modules use the same channel, so every message has a property of its own. */
function hasOutfitterType(message: unknown): message is { readonly outfitter: string } {
  return typeof message === 'object' && message !== null && 'outfitter' in message;
}

export function isChildMessage(message: unknown): message is ChildMessage {
  return hasOutfitterType(message) && (message.outfitter === 'ready' || message.outfitter === 'failed');
}

export function isPrimaryMessage(message: unknown): message is PrimaryMessage {
  return hasOutfitterType(message) && (message.outfitter === 'start' || message.outfitter === 'drain');
}
