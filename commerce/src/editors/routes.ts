import { endpoints, previewScope } from '@outfitter/contract';
import { parsePreviewTime, resolveContentDomain } from '@outfitter/contract/client';
import { withKeyRing } from '../auth/auth-dependencies.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createPreviewHosts } from './preview-host.ts';
import { createSignIn } from './sign-in.ts';

export function routes(given: CommerceDependencies): BoundRoute[] {
  const deps = withKeyRing(given);
  const { settings, clock } = deps;
  const signIn = createSignIn(deps);
  const hosts = createPreviewHosts(settings);
  return [
    bind(endpoints.signInEditor, ({ body, request }) => signIn(body, request.headers)),
    bind(endpoints.getPreviewSession, async ({ editor: { name, expiresAt } }) => ({
      name,
      scope: previewScope,
      expiresAt: expiresAt.toISOString(),
      contentDomains: [...(settings.contentDomains ?? [])],
    })),
    bind(endpoints.getPreviewDomain, async ({ params: { base }, query: { timestamp } }) => {
      // Other services sign their own hosts, and we call none because somebody wrote it into a path.
      if (resolveContentDomain(base, { siteOrigin: settings.siteOrigin, listed: [] }) !== '') {
        throw new Fault('ValidationException', 'The path is not right at $.base: the shop’s own host', { path: '$.base', in: 'path' });
      }
      return hosts.create(parsePreviewTime(timestamp) ?? clock.now(), clock.now());
    }),
  ];
}
