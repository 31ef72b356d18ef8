import type { OwnedIds } from '../shop/owned-ids.ts';

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  isForm?: boolean;
  headers?: Record<string, string>;
}

export type AccessRule =
  /** Acts on resources that the ids in `input` name; only their owner may call. `guestStatus`: status for guests, who have no account. */
  | {
      kind: 'owned';
      input: (ids: OwnedIds) => CallInput;
      guestStatus?: number;
      /** Input that names another resource of the customer, which must not belong to another customer. */
      customerInput?: (ids: OwnedIds) => CallInput;
    }
  /** Acts on the shopper who calls. `guestStatus`: status for guests. */
  | { kind: 'shopper'; input: CallInput | (() => CallInput); guestStatus?: number }
  /** Requires the token of an operator, which no requester of an attack has. */
  | { kind: 'operator'; input: CallInput }
  /** Requires the token of an editor. */
  | { kind: 'editor'; input: CallInput }
  /** Accepted only from the shop's own pages. */
  | { kind: 'own-page'; input: CallInput }
  /** Requires a secret and nothing else. The responses to wrong secrets must not differ. */
  | { kind: 'secret'; wrong: (ids: OwnedIds) => readonly CallInput[]; right?: (ids: OwnedIds) => CallInput }
  /** Same response for every caller. */
  | { kind: 'public' };

export const needsAccount = (rule: AccessRule): boolean => 'guestStatus' in rule && rule.guestStatus !== undefined;

export const everyone: AccessRule = { kind: 'public' };
export const owned = (input: (ids: OwnedIds) => CallInput): AccessRule => ({ kind: 'owned', input });
export const shopper = (input: CallInput | (() => CallInput)): AccessRule => ({ kind: 'shopper', input });
export const ownPage = (input: CallInput = {}): AccessRule => ({ kind: 'own-page', input });
/** Rule of a call on the caller's account: a guest has none, so an own customer id is invalid. */
export const account = (input: (ids: OwnedIds) => CallInput, guestStatus = 400): AccessRule => ({ kind: 'owned', input, guestStatus });
export const ownAccount = (input: CallInput = {}): AccessRule => ({ kind: 'shopper', input, guestStatus: 400 });
export const ofCustomer = ({ customerId }: OwnedIds) => ({ customerId });
/** Tokens of links and sessions that the shop has never issued. */
export const forgedTokens = ['x', 'A'.repeat(43), `${'A'.repeat(20)}.${'B'.repeat(43)}`];
