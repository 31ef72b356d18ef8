import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts';
import { registerPasskey, startRegistration } from './register-passkey.ts';
import { startPasskeySignIn } from './sign-in-proof.ts';

/** Limit of challenges, as for new guests: each opened sign-in form requests one. */
const challengeLimit: RateLimit = { name: 'passkey-challenge', capacity: 300, refillPerSecond: 2 };

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const limitNetwork = createNetworkLimiter(deps);
  return [
    bind(endpoints.startPasskeySignIn, async ({ principal, request }) => {
      valueOrFault(await limitNetwork(challengeLimit, request));
      return startPasskeySignIn(deps, principal);
    }),
    bind(endpoints.startPasskeyRegistration, async ({ principal, body: { password }, request }) => {
      valueOrFault(await limitNetwork(challengeLimit, request));
      return valueOrFault(await startRegistration(deps, principal, password));
    }),
    bind(endpoints.registerPasskey, async ({ principal, body: { credential }, request }) =>
      valueOrFault(await registerPasskey(deps, principal, credential, request.headers.get('user-agent') ?? '')),
    ),
    bind(endpoints.getPasskeys, async ({ principal }) => ({ passkeys: valueOrFault(await listPasskeys(deps, principal)) })),
    bind(endpoints.renamePasskey, async ({ principal, params, body: { name } }) =>
      valueOrFault(await renamePasskey(deps, principal, params.passkeyId, name)),
    ),
    bind(endpoints.removePasskey, async ({ principal, params }) => valueOrFault(await removePasskey(deps, principal, params.passkeyId))),
  ];
}
