import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';

/** Renders to the server's complete HTML, with suspended parts in place and without React's marker comments. */
export async function renderCompleteHtml(element: ReactNode, address = '/'): Promise<string> {
  const body = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <IntlProvider locale="en-US" defaultLocale="en-US">
        <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
      </IntlProvider>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(pipe(new PassThrough())),
        onShellError: reject,
        onError: reject,
      },
    );
  });
  return (await text(body)).replaceAll(/<!--\/?\$-->/g, '');
}
