import { type CustomerRow, findCustomer } from '../customers/find-customer.ts';
import { resultInTransaction, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { type CodeRequest, issueCode } from './authorization/authorize.ts';
import { subjectOf } from './customer-subject.ts';
import { emitSignInOnNewDevice, isEndOfRegistration } from './devices/new-device-event.ts';
import type { Login } from './tokens/access-token.ts';
import { startFamily } from './tokens/token-families.ts';
import { createCustomerVerifier, type SignInError, type SignInOrigin, type SignInProof } from './verify-customer.ts';

/** Milliseconds after which a sign-in without `Keep me signed in` ends, also if the browser stays open. */
const transientLifetime = 12 * 60 * 60 * 1000;

export const transientEnd = (now: Date) => new Date(now.getTime() + transientLifetime);

export interface SignedIn<Value> {
  value: Value;
  customer: CustomerRow;
  /** Token that identifies the browser. */
  device: string;
}

const userAgentOf = (headers: Headers) => headers.get('user-agent') ?? '';

/** Creates the two ways to sign in: with a session of this browser, and with a code for another client. */
export function createCustomerSignIn(deps: AuthDependencies) {
  const { database, clock, settings } = deps;
  const verify = createCustomerVerifier(deps);

  /** Runs `start` in the transaction that rules out a change of the password, or of the passkey, since it was verified. */
  async function signIn<Value>(
    proof: SignInProof,
    origin: SignInOrigin,
    start: (tx: Transaction, customer: CustomerRow) => Promise<Value>,
  ): Promise<Result<SignedIn<Value>, SignInError>> {
    const accepted = await verify(proof, origin);
    if (!accepted.ok) return accepted;
    const { account, device, isNewDevice } = accepted.value;
    return resultInTransaction(database.db, async (tx): Promise<Result<SignedIn<Value>, SignInError>> => {
      const isCurrent = await account.confirm(tx);
      const customer = isCurrent ? await findCustomer(tx, account.customerId) : undefined;
      if (!customer) return failure('InvalidCredentialsException', 'Invalid Credentials.');
      const now = clock.now();
      const isReported = isNewDevice && !(await isEndOfRegistration(tx, customer, now));
      const value = await start(tx, customer);
      if (isReported) await emitSignInOnNewDevice(tx, customer, userAgentOf(origin.headers), now);
      return ok({ value, customer, device });
    });
  }

  return {
    /** Starts a session that lasts as long as its tokens are refreshed, or, with `endsAt`, until then or until the browser is closed. */
    startSession(proof: SignInProof, origin: SignInOrigin, endsAt: Date | undefined): Promise<Result<SignedIn<Login>, SignInError>> {
      return signIn(proof, origin, (tx, customer) => {
        const device = { userAgent: userAgentOf(origin.headers), ...(endsAt ? { endsAt } : {}) };
        return startFamily(tx, subjectOf(customer, newId(), settings), clock.now(), device);
      });
    },
    /** Returns the redirect address of a checked request, with a code (API-077). */
    startLogin(proof: SignInProof, origin: SignInOrigin, request: CodeRequest): Promise<Result<SignedIn<string>, SignInError>> {
      return signIn(proof, origin, (tx, customer) =>
        issueCode(tx, { usid: newId(), customerId: customer.customerGroupId, isRegistered: true }, request, deps),
      );
    },
  };
}
