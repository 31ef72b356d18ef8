import type { CommerceSettings } from '../commerce-dependencies.ts';
import type { CustomerRow } from '../customers/find-customer.ts';
import type { Subject } from './access-token.ts';

/** The claims of a registered customer that can change during a session. */
export function identityOf({ email, firstName, lastName }: CustomerRow): Pick<Subject, 'email' | 'name'> {
  return { email, name: `${firstName} ${lastName}`.trim() };
}

/** Returns the subject of a sign-in; `usid` is new, because the caller could send another shopper's. */
export function subjectOf(
  customer: CustomerRow,
  usid: string,
  { clientId, siteId: channelId }: Pick<CommerceSettings, 'clientId' | 'siteId'>,
): Subject {
  return { usid, customerId: customer.customerGroupId, isRegistered: true, clientId, channelId, ...identityOf(customer) };
}
