import { withKeyRing } from '../auth/auth-dependencies.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { PreviewAuthority } from '../platform/http/preview.ts';
import { createPreviewHosts } from './preview-host.ts';
import { isPreviewToken, verifyPreviewToken } from './preview-token.ts';

export function createPreviewAuthority(deps: CommerceDependencies): PreviewAuthority {
  const { keys, clock, settings } = withKeyRing(deps);
  const hosts = createPreviewHosts(settings);
  return {
    isToken: isPreviewToken,
    verify: (token) => verifyPreviewToken(keys, token, settings, clock.now()),
    readHost: (host) => hosts.parse(host, clock.now()),
  };
}
