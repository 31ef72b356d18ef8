/**
 * The server's programs, which run in processes and threads of their own. In the server bundle, `compile-server.ts` replaces
 * this module by one with the URLs of the bundled files.
 */
export const entryPoints = {
  shop: new URL('../cli/run-shop.ts', import.meta.url),
  /** Web processes, the worker, and the process that sets up the database. */
  child: new URL('../processes/child.ts', import.meta.url),
  'list-demo-images': new URL('../images/list-demo-images.ts', import.meta.url),
  'render-image': new URL('../images/render-image.ts', import.meta.url),
};
