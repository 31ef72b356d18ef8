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

const assetPath = /\/assets\/[\w.-]+\.(?:js|css)/g;

/** The paths of the scripts and style sheets that a page preloads, runs or links. Assets of other routes appear in its manifest only. */
export function loadedAssets(html: string): string[] {
  const tags = html.matchAll(
    /<link[^>]+rel="(?:modulepreload|later|stylesheet)"[^>]*>|<script[^>]+src="[^"]+"[^>]*>|import[^;]*?"\/assets\/[^"]+"/g,
  );
  return [...new Set([...tags].flatMap(([tag]) => [...tag.matchAll(assetPath)].map(([path]) => path)))];
}

/** Counts the scripts that the page preloads or runs, with brotli at quality 9. */
export async function pageBytes(origin: string, path: string): Promise<PageBytes> {
  const html = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
  let script = 0;
  let style = 0;
  for (const asset of loadedAssets(html.toString('utf8'))) {
    const size = await sizeOf(origin + asset);
    if (asset.endsWith('.js')) script += size;
    else style += size;
  }
  return { html: brotliSize(html), script, style };
}
