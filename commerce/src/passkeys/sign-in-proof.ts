import type { PasskeyRequestOptions, UsedPasskey } from '@outfitter/contract';
import type { SignInProof } from '../auth/verify-customer.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { ok, type Result } from '../platform/result.ts';
import { type ChallengeOwner, challengeLifetime, consumeChallenge, createChallenge } from './challenges.ts';
import { type ClientData, readClientData } from './client-data.ts';
import { findPasskeyByCredential, type PasskeyRow, recordUse } from './queries.ts';
import { type RejectedPasskey, rejectPasskey } from './reject-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import { type VerifiedAssertion, verifyAssertion } from './verify-assertion.ts';

type PasskeyDependencies = Pick<CommerceDependencies, 'database' | 'clock' | 'settings' | 'log'>;

export interface PasskeyProof extends SignInProof {
  /** Reason of the rejection, once the passkey was rejected. */
  rejection(): RejectedPasskey;
}

export async function startPasskeySignIn(
  { database: { db }, clock, settings }: PasskeyDependencies,
  owner: ChallengeOwner,
): Promise<PasskeyRequestOptions> {
  const challenge = await createChallenge(db, owner, 'sign-in', clock.now());
  return { challenge, rpId: relyingPartyOf(settings).id, timeout: challengeLifetime, userVerification: 'required' };
}

/** Uses up the challenge of a session, and returns how the passkey that has signed it proves who signs in. */
export async function passkeyProof(
  deps: PasskeyDependencies,
  owner: ChallengeOwner | undefined,
  credential: UsedPasskey,
): Promise<Result<PasskeyProof, 'InvalidPasskeyException'>> {
  const { db } = deps.database;
  const clientData = readClientData(credential.response.clientDataJSON, 'webauthn.get');
  if (!clientData.ok) return clientData;
  const isAsked = owner && (await consumeChallenge(db, owner, 'sign-in', clientData.value.challenge, deps.clock.now()));
  if (!isAsked) return rejectPasskey('challenge');
  const passkey = await findPasskeyByCredential(db, Buffer.from(credential.id, 'base64url'));
  return ok(createProof(deps, credential, clientData.value, passkey));
}

function createProof(
  deps: PasskeyDependencies,
  credential: UsedPasskey,
  clientData: ClientData,
  passkey: PasskeyRow | undefined,
): PasskeyProof {
  let rejection = rejectPasskey('unknown');

  /** Checks the counter: that of a copied passkey falls behind that of the original, or the other way round. */
  function checkCounter({ counter }: VerifiedAssertion, { id, counter: stored }: PasskeyRow): boolean {
    if (counter > stored || (counter === 0 && stored === 0)) return true;
    deps.log.warn({ passkeyId: id, counter, stored }, 'the counter of a passkey has not risen: it may have been copied');
    rejection = rejectPasskey('counter');
    return false;
  }

  return {
    login: `passkey ${credential.id}`,
    accountId: passkey?.customerGroupId,
    async verify() {
      if (!passkey) return undefined;
      const verified = await verifyAssertion(credential, clientData, passkey, relyingPartyOf(deps.settings));
      if (!verified.ok) {
        rejection = verified;
        return undefined;
      }
      if (!checkCounter(verified.value, passkey)) return undefined;
      return {
        customerId: passkey.customerGroupId,
        async confirm(tx) {
          const isRecorded = await recordUse(tx, passkey, { ...verified.value, lastUsedAt: deps.clock.now() });
          if (!isRecorded) rejection = rejectPasskey('counter');
          return isRecorded;
        },
      };
    },
    rejection: () => rejection,
  };
}
