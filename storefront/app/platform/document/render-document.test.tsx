import { type ReactNode, Suspense, use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderCompleteDocument, renderWaitingDocument } from './render-document.ts';

function page(content: ReactNode) {
  return (
    <html lang="en-US">
      <head>
        <title>Coats</title>
        <link rel="preload" href="/fonts/a.woff2" as="font" />
      </head>
      <body>
        <Suspense fallback="Soon">{content}</Suspense>
        <img src="/a.webp" alt="A “coat” & a vest" fetchPriority="high" />
      </body>
    </html>
  );
}

async function renderBoth(document: ReactNode) {
  const onError = vi.fn();
  const complete = renderCompleteDocument(document)?.toString();
  const waiting = await renderWaitingDocument(document, { nonce: undefined, timeout: 1_000, onError });
  return { complete, waiting: waiting.toString(), onError };
}

function Broken(): ReactNode {
  throw new Error('broken');
}

const Waiting = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;

describe('a document', () => {
  it('has the same HTML with and without a stream', async () => {
    const { complete, waiting } = await renderBoth(page(<p>Two {36} styles</p>));
    expect(complete).toBe(waiting);
    expect(complete).toMatch(/^<!DOCTYPE html><html lang="en-US"><head>.*<p>Two <!-- -->36<!-- --> styles<\/p>.*<\/html>$/);
  });

  it('is left to the stream if a component waits', async () => {
    const { complete, waiting } = await renderBoth(page(<Waiting text={Promise.resolve('Here now')} />));
    expect(complete).toBeUndefined();
    expect(waiting).toContain('<p>Here now</p>');
  });

  it('is left to the stream if a component in a boundary fails, which reports the error', async () => {
    const { complete, waiting, onError } = await renderBoth(page(<Broken />));
    expect(complete).toBeUndefined();
    expect(waiting).toContain('Soon');
    expect(onError.mock.calls.map(([error]) => String(error))).toEqual(['Error: broken']);
  });

  it('is left to the stream if a component outside of all boundaries fails, which rejects', async () => {
    expect(renderCompleteDocument(<Broken />)).toBeUndefined();
    await expect(renderBoth(<Broken />)).rejects.toThrow('broken');
  });
});
