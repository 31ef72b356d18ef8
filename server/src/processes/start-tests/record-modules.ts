/**
 * Loaded with `--import` into each process of a shop: appends the URL of every module that it loads to the file `<LOADED_MODULES>/<pid>`.
 */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.LOADED_MODULES;

if (folder && isMainThread) {
  const file = path.join(folder, String(process.pid));
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) appendFileSync(file, `${url}\n`);
      return next(url, context);
    },
  });
}
