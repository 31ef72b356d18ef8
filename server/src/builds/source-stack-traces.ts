import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { entryPoints } from './entry-points.ts';

/** Milliseconds for which source maps are cached. */
const cacheTime = 60_000;

/**
 * Names the sources in the stack traces of a bundled process; sources need no translation. Node's own `--enable-source-maps` reads every
 * source map when its module is loaded, which costs 25 MB per process; this reads them when a stack trace is first read and drops them
 * after a minute.
 */
export function showSourcesInStackTraces(): void {
  if (entryPoints.child.pathname.endsWith('.ts')) return;
  const bundle = new URL('.', entryPoints.child).href;
  const maps = new Map<string, SourceMap | undefined>();

  function mapOf(file: string): SourceMap | undefined {
    if (maps.size === 0) setTimeout(() => maps.clear(), cacheTime).unref();
    if (!maps.has(file)) maps.set(file, readMap(fileURLToPath(`${file}.map`)));
    return maps.get(file);
  }

  /** Translates `at name (file:///…/child.js:12:34)`. */
  function translate(frame: string): string {
    const start = frame.indexOf(bundle);
    const [, file, line, column] = start < 0 ? [] : (/^(.+?):(\d+):(\d+)/.exec(frame.slice(start)) ?? []);
    const entry = file && mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return frame;
    const source = fileURLToPath(new URL(entry.originalSource, file));
    return frame.replace(`${file}:${line}:${column}`, `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
  }

  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${translate(String(frame))}`)].join('\n');
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
