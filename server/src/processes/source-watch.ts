import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the server's processes are made of. The storefront is not among them: its development server follows its own sources. */
const watched = ['contract/src', 'commerce/src', 'server/src'];
/** Editors and checkouts write several files in a row. */
const quiet = 150;

/** Calls back with the name of a changed source, once for all changes of a moment. */
export function onSourceChange(changed: (file: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of watched) {
    watch(fileURLToPath(new URL(`../../../${folder}`, import.meta.url)), { recursive: true }, (_, name) => {
      if (!name || !/\.(ts|sql|json)$/.test(name) || /\.test\.ts$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => changed(`${folder}/${name}`), quiet);
    });
  }
}
