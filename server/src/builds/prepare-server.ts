import { formatError } from '../errors/operator-error.ts';
import { entryPoints } from './entry-points.ts';
import { buildServer, builtProgram, isServerFresh, serverBuilds } from './server-build.ts';

/**
 * Returns the URL of the primary process's program: in the server bundle, which is built first if it is stale, or among the sources if it
 * cannot be built.
 */
export async function prepareServer(print: (line: string) => void, kind = serverBuilds(), build = buildServer): Promise<string> {
  try {
    if (!(await isServerFresh(kind))) {
      const start = performance.now();
      await build(kind);
      print(`the server was bundled, because its sources have changed (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    }
    return (await builtProgram('shop', kind)) ?? entryPoints.shop.href;
  } catch (error) {
    print(`the server runs from its sources, with more memory, because it could not be bundled: ${formatError(error)}`);
    return entryPoints.shop.href;
  }
}
