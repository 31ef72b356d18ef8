import { isPubliclyCacheable } from '../http/response-rules.ts';
import type { Guest, OwnedIds } from '../shop/guests.ts';
import { differenceOf } from './compare-responses.ts';
import { type Call, report, type Sent } from './matrix.ts';

/** Everything that names a shopper, an editor or a secret is for one reader. */
export function expectPrivate(call: Call, requester: string, sent: Sent): void {
  if (isPubliclyCacheable(sent.response))
    report(call, `the response to ${requester} may be stored by shared caches`, sent, cachingOf(sent));
}

const cachingOf = ({ response }: Sent) => `${response.status} cache-control: ${response.headers['cache-control']}`;

export function expectStatus(call: Call, requester: string, expected: number, sent: Sent): void {
  if (sent.response.status !== expected) report(call, `${requester} gets ${sent.response.status} instead of ${expected}`, sent);
}

export function expectAlike(call: Call, requester: string, [one, other]: Sent[], [oneIds, otherIds]: OwnedIds[]): void {
  if (!one || !other || !oneIds || !otherIds) return;
  const compared = [
    { response: one.response, ids: Object.values(oneIds) },
    { response: other.response, ids: Object.values(otherIds) },
  ] as const;
  const difference = differenceOf(...compared);
  if (difference) report(call, `${requester} can tell another’s resource from an unknown one`, one, difference);
}

export async function expectUnchanged(
  { endpoint, matrix }: Call,
  { usid }: Guest,
  before: Record<string, string> | undefined,
  what: string,
): Promise<void> {
  const after = before && (await matrix.context.database?.rowsOf(usid));
  if (!before || !after) return;
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  if (changed.length > 0) {
    matrix.context.report({
      subject: endpoint.name,
      rule: `${what} changed what is stored of the owner`,
      detail: `tables ${changed.join(', ')}`,
    });
  }
}

export async function expectNothingWritten(call: Call, work: () => Promise<void>): Promise<void> {
  const { database } = call.matrix.context;
  const before = await database?.countRows();
  await work();
  const after = before && (await database?.countRows());
  const changed = after ? Object.keys(after).filter((table) => after[table] !== before[table]) : [];
  if (changed.length > 0) {
    call.matrix.context.report({
      subject: call.endpoint.name,
      rule: 'rejected requests wrote rows',
      detail: `tables ${changed.join(', ')}`,
    });
  }
}
