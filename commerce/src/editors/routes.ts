import { endpoints, previewScope } from '@outfitter/contract';
import { withKeyRing } from '../auth/auth-dependencies.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { OAuthError, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { createPreviewHosts } from './preview-host.ts';
import { createSignIn } from './sign-in.ts';

const signInLimit: RateLimit = { name: 'editor-network', capacity: 30, refillPerSecond: 1 / 60 };

export function routes(commerce: CommerceDependencies): BoundRoute[] {
  const deps = withKeyRing(commerce);
  const { settings, clock } = deps;
  const limitNetwork = createNetworkLimiter(deps);
  const signIn = createSignIn(deps);
  const hosts = createPreviewHosts(settings);
  return [
    bind(endpoints.signInEditor, async ({ body, request }) => {
      valueOrFault(await limitNetwork(signInLimit, request));
      const session = await signIn(body);
      if (!session.ok && session.error === 'InvalidCredentials') throw new OAuthError('invalid_grant', session.message, 401);
      return valueOrFault(session);
    }),
    bind(endpoints.getPreviewSession, async ({ editor: { name, expiresAt } }) => ({
      name,
      scope: previewScope,
      expiresAt: expiresAt.toISOString(),
      contentDomains: [...(settings.contentDomains ?? [])],
    })),
    bind(endpoints.getPreviewDomain, async ({ params: { base }, query: { timestamp } }) =>
      valueOrFault(hosts.createFor(base, timestamp, clock.now())),
    ),
  ];
}
