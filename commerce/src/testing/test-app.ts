import type { Hono } from 'hono';
import { createAuthenticator } from '../auth/authenticate.ts';
import { createPreviewAuthority } from '../editors/preview-authority.ts';
import { verifyOperatorToken } from '../operators/operator-tokens.ts';
import { createApp } from '../platform/http/create-app.ts';
import { deriveKey } from '../platform/security/secrets.ts';
import type { TestCommerce } from './test-commerce.ts';

/** Creates an application of some calls only, with the dependencies of a test's commerce. */
export function createTestApp({ deps }: TestCommerce, routes: Parameters<typeof createApp>[0]): Hono {
  return createApp(routes, {
    ...deps,
    authenticate: createAuthenticator(deps),
    authority: createPreviewAuthority(deps),
    verifyOperator: (token) => verifyOperatorToken(deps.database.db, token, deps.clock.now()),
    fingerprintKey: deriveKey(deps.settings.masterKey, 'test'),
  });
}
