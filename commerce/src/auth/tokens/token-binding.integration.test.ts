import { describe, expect, it } from 'vitest';
import type { CommerceSettings } from '../../commerce-dependencies.ts';
import { addEditor } from '../../editors/editor-accounts.ts';
import { createPreviewAuthority } from '../../editors/preview-authority.ts';
import { createSignIn } from '../../editors/sign-in.ts';
import { testNow, testSettings, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { withKeyRing } from '../auth-dependencies.ts';
import { createTokenVerifier } from '../authenticate.ts';
import { issuerOf } from '../discovery.ts';
import { claimsOf } from './access-token.ts';
import { signToken } from './signed-token.ts';
import { issueAccessToken } from './token-response.ts';

const commerce = useTestCommerce(useTestDatabase());
/** Returns another shop on the same database, so that it has the same signing keys. */
const shopWith = (settings: Partial<CommerceSettings>) => ({ ...commerce.deps, settings: { ...testSettings, ...settings } });
const subject = { usid: 'u-1', customerId: 'c-1', isRegistered: false, clientId: testSettings.clientId, channelId: testSettings.siteId };
const customer = { ...subject, isRegistered: true, email: 'dale@example.com', name: 'Dale Ostergaard', sessionId: 's-1' };

const others: Partial<CommerceSettings>[] = [
  { siteOrigin: 'https://other.example' },
  { organizationId: 'f_ecom_other_002' },
  { siteId: 'OTHER' },
  { clientId: 'other-client' },
];

describe.each([
  ['a guest', subject],
  ['a customer', customer],
])('an access token of %s', (_, subject) => {
  it('is accepted if it was issued for this shop', async () => {
    const token = await issueAccessToken(subject, withKeyRing(commerce.deps));
    expect(await createTokenVerifier(commerce.deps)(token)).toMatchObject({ ok: true, value: { usid: 'u-1' } });
  });

  it.each(others)('is rejected if it was issued for a shop with %j, in both directions', async (settings) => {
    const other = shopWith(settings);
    const { clientId, siteId: channelId } = other.settings;
    const foreign = await issueAccessToken({ ...subject, clientId, channelId }, withKeyRing(other));
    expect(await createTokenVerifier(commerce.deps)(foreign)).toMatchObject({ ok: false, error: 'InvalidAccessTokenException' });
    expect(await createTokenVerifier(other)(foreign)).toMatchObject({ ok: true });
    const own = await issueAccessToken(subject, withKeyRing(commerce.deps));
    expect(await createTokenVerifier(other)(own)).toMatchObject({ ok: false });
  });

  it.each(['iss', 'aud'])('is rejected with a good signature but without a valid %s', async (claim) => {
    const { keys } = withKeyRing(commerce.deps);
    const claims = { ...claimsOf(subject, 'demo_001'), iss: issuerOf(testSettings), aud: testSettings.siteOrigin };
    const authenticate = createTokenVerifier(commerce.deps);
    expect(await authenticate(await signToken(keys, claims, testNow, 60))).toMatchObject({ ok: true });
    for (const value of [undefined, 'https://other.example', '']) {
      const token = await signToken(keys, { ...claims, [claim]: value } as never, testNow, 60);
      expect(await authenticate(token)).toMatchObject({ ok: false, error: 'InvalidAccessTokenException' });
    }
  });
});

describe('a preview token', () => {
  it('is rejected if it is of another origin, organization or site', async () => {
    const added = await addEditor(commerce.deps.database.db, 'dale', testNow);
    const password = added.ok ? added.value.password : '';
    for (const settings of [{}, ...others.slice(0, 3)]) {
      const signIn = createSignIn(withKeyRing(shopWith(settings)));
      const session = await signIn({ name: 'dale', password }, { headers: new Headers(), deviceToken: undefined });
      const token = session.ok ? session.value.token : '';
      const verified = await createPreviewAuthority(commerce.deps).verify(token);
      expect(verified.ok).toBe(Object.keys(settings).length === 0);
    }
  });
});
