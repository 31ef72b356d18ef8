import { isPubliclyCacheable } from '../http/response-rules.ts';
import type { OwnedIds } from '../shop/owned-ids.ts';
import { differenceOf } from './compare-responses.ts';
import { type Call, type Owner, report, type Sent } from './matrix.ts';

/** Expects that a response with data of a shopper, an editor or a secret is not publicly cacheable. */
export function expectPrivate(call: Call, requester: string, sent: Sent): void {
  if (isPubliclyCacheable(sent.response))
    report(call, `the response to ${requester} may be stored by shared caches`, sent, cachingOf(sent));
}

const cachingOf = ({ response }: Sent) => `${response.status} cache-control: ${response.headers['cache-control']}`;

export function expectStatus(call: Call, requester: string, expected: number, sent: Sent): void {
  if (sent.response.status !== expected) report(call, `${requester} gets ${sent.response.status} instead of ${expected}`, sent);
}

/** Expects that the response contains nothing of the owner that the request did not name. */
export function expectNothingOf({ ids }: Owner, call: Call, requester: string, sent: Sent): void {
  const { request, response } = sent;
  const named = `${decodeURIComponent(request.path)}${request.body ?? ''}`;
  // All orders of the attack have the same address.
  const { email: _, ...own } = ids;
  const read = Object.entries(own).filter(([, id]) => id !== '' && !named.includes(id) && response.text.includes(id));
  if (read.length > 0) report(call, `${requester} reads ${read.map(([name]) => name).join(', ')} of another`, sent);
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
  { customerGroupId }: Owner,
  before: Record<string, string> | undefined,
  what: string,
): Promise<void> {
  const after = before && (await matrix.context.database?.rowsOf(customerGroupId));
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
