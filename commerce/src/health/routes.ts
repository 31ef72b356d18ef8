import { endpoints, openApiDocument } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { stallLimit } from '../platform/database/request-pool.ts';
import { Fault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';

/** Milliseconds within which the database must respond for the process to count as ready. */
const databaseTimeout = 2_000;

async function isDatabaseReachable({ database }: CommerceDependencies): Promise<boolean> {
  const timedOut = new Promise<false>((resolve) => setTimeout(() => resolve(false), databaseTimeout).unref());
  const isReachable = database.db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([isReachable, timedOut]);
}

export function routes(deps: CommerceDependencies): BoundRoute[] {
  let document: Record<string, unknown> | undefined;
  return [
    bind(endpoints.getHealth, async () => ({ status: 'ok' as const })),
    bind(endpoints.getReadiness, async () => {
      if (deps.isDraining?.()) throw new Fault('ServiceUnavailableException', 'The process is shutting down.', {}, 1);
      const reason = await deps.checkReadiness?.();
      if (reason) throw new Fault('ServiceUnavailableException', reason, {}, 5);
      if (deps.isCacheCurrent && !deps.isCacheCurrent()) {
        throw new Fault('ServiceUnavailableException', 'The process has missed cache invalidations.', {}, 1);
      }
      if (!(await isDatabaseReachable(deps))) throw new Fault('ServiceUnavailableException', 'The database is not reachable.', {}, 2);
      // After a statement of the highest class, only the classes below it can still be without connections.
      if (deps.database.stalledFor() >= stallLimit) {
        throw new Fault('ServiceUnavailableException', 'The process has lost its connections to the database.', {}, 5);
      }
      const warnings = deps.listWarnings?.() ?? [];
      return { status: 'ready' as const, ...(warnings.length > 0 ? { warnings } : {}) };
    }),
    bind(endpoints.getOpenApi, async () => {
      document ??= openApiDocument(deps.settings.siteOrigin);
      return document as { openapi: string };
    }),
  ];
}
