const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Shows an error to the developer. Vite's client reloads the page after the source is corrected. */
export function devErrorPage(error: unknown): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // Vite colors its messages for terminals.
  const uncolored = text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  const shown = uncolored.replaceAll(/[&<>]/g, (character) => escapes[character] ?? character);
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page cannot be rendered</title><script type="module" src="/@vite/client"></script><h1>This page cannot be rendered</h1><pre>${shown}</pre></html>`,
    { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
}
