import { type RejectedPasskey, rejectPasskey } from './reject-passkey.ts';

/** The library throws for whatever it cannot decode or does not expect; of its errors, only this one has a name. */
export function toRejectedPasskey(error: unknown): RejectedPasskey {
  return rejectPasskey(error instanceof Error && error.name === 'UnexpectedRPIDHash' ? 'relying-party' : 'malformed');
}
