/** Renders documents to HTML. The measurements behind it are in docs/decisions/0046-uncached-pages.md. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Comment with which React marks a boundary that waits or has failed. */
const incompleteBoundary = /<!--\$[?!]-->/;

/**
 * Renders to a string, because a stream encodes every tag and text separately. Returns undefined if a component waits or fails: only a
 * stream waits, and only a stream reports the errors inside of boundaries.
 */
export function renderCompleteDocument(document: ReactNode): Buffer<ArrayBuffer> | undefined {
  try {
    const html = renderToString(document);
    return incompleteBoundary.test(html) ? undefined : toBytes(html);
  } catch {
    return undefined;
  }
}

const doctype = '<!DOCTYPE html>';

/** Writes the doctype and the HTML into one buffer, because a concatenated string would be copied before it is encoded. */
function toBytes(html: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafe(doctype.length + Buffer.byteLength(html));
  bytes.write(html, bytes.write(doctype));
  return bytes;
}

interface StreamOptions {
  nonce: string | undefined;
  /** Milliseconds after which waiting components are given up. */
  timeout: number;
  onError(error: unknown): void;
}

/** Renders when no component waits any longer. Rejects if a component outside of all boundaries fails. */
export async function renderWaitingDocument(document: ReactNode, { nonce, timeout, onError }: StreamOptions): Promise<Buffer<ArrayBuffer>> {
  const stream = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // The page is sent as a whole, so no part needs to be moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(pipe(new PassThrough()));
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(abort, timeout);
  });
  return buffer(stream);
}
