import { brotliCompressSync, constants } from 'node:zlib';

function brotliSize(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

async function sizeOf(url: string): Promise<number> {
  return brotliSize(Buffer.from(await (await fetch(url)).arrayBuffer()));
}

export interface PageBytes {
  html: number;
  script: number;
  style: number;
}

/** Counts the scripts that the page preloads or runs, with brotli at quality 9. */
export async function pageBytes(origin: string, path: string): Promise<PageBytes> {
  const html = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
  const text = html.toString('utf8');
  const found = new Set([...text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file));
  // Assets of other routes appear in the manifest only.
  const loaded = new Set(
    [
      ...text.matchAll(
        /<link[^>]+rel="(?:modulepreload|later|stylesheet)"[^>]*>|<script[^>]+src="[^"]+"[^>]*>|import[^;]*?"\/assets\/[^"]+"/g,
      ),
    ].flatMap(([tag]) => [...tag.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)),
  );
  let script = 0;
  let style = 0;
  for (const file of found) {
    if (!loaded.has(file)) continue;
    const size = await sizeOf(origin + file);
    if (file.endsWith('.js')) script += size;
    else style += size;
  }
  return { html: brotliSize(html), script, style };
}
