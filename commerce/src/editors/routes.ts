import { endpoints, previewScope } from '@outfitter/contract';
import { readDeviceCookie, readPreviewCookie, setDeviceCookie } from '@outfitter/contract/client';
import { withKeyRing } from '../auth/auth-dependencies.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { OAuthError, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createPreviewHosts } from './preview-host.ts';
import { verifyPreviewToken } from './preview-token.ts';
import { createSignIn } from './sign-in.ts';

export function routes(commerce: CommerceDependencies): BoundRoute[] {
  const deps = withKeyRing(commerce);
  const { settings, clock } = deps;
  const signIn = createSignIn(deps);
  const hosts = createPreviewHosts(settings);
  return [
    bind(endpoints.signInEditor, async ({ body: { device, ...credentials }, request: { headers }, header }) => {
      const session = await signIn(credentials, { headers, deviceToken: device ?? readDeviceCookie('editor', headers.get('cookie')) });
      if (!session.ok && session.error === 'InvalidCredentialsException') throw new OAuthError('invalid_grant', session.message, 401);
      const signedIn = valueOrFault(session);
      header('set-cookie', setDeviceCookie('editor', signedIn.device, settings.siteOrigin));
      return signedIn;
    }),
    bind(endpoints.getPreviewSession, async ({ editor: { name, expiresAt } }) => ({
      name,
      scope: previewScope,
      expiresAt: expiresAt.toISOString(),
      contentDomains: [...(settings.contentDomains ?? [])],
    })),
    bind(endpoints.getPreviewToken, async ({ request }) => {
      const token = readPreviewCookie(request.headers.get('cookie'))?.token ?? '';
      const { expiresAt } = valueOrFault(await verifyPreviewToken(deps.keys, token, settings, clock.now()));
      return { token, expiresAt: expiresAt.toISOString() };
    }),
    bind(endpoints.getPreviewDomain, async ({ params: { base }, query: { timestamp } }) =>
      valueOrFault(hosts.createFor(base, timestamp, clock.now())),
    ),
  ];
}
