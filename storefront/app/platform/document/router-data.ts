import { text } from 'node:stream/consumers';
import type { EntryContext } from 'react-router';

/**
 * Reads the router's data for the browser before the page is rendered. `ServerRouter` would read it during the rendering, and wait. Returns
 * a function that creates the context of one rendering; its stream contains the data again, for a router that does not use `streamCache`.
 */
export async function readRouterData(context: EntryContext): Promise<() => EntryContext> {
  if (!context.serverHandoffStream) return () => context;
  const value = await text(context.serverHandoffStream);
  const streamCache = { 0: read({ done: false, value }), 1: read({ done: true, value: '' }) };
  return () => ({ ...context, serverHandoffStream: streamOf(value), renderMeta: { streamCache } });
}

function read(result: { done: boolean; value: string }) {
  return Object.assign(Promise.resolve(), { result });
}

function streamOf(value: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(value));
      controller.close();
    },
  });
}
