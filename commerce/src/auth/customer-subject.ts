import type { CommerceSettings } from '../commerce-dependencies.ts';
import type { CustomerRow } from '../customers/find-customer.ts';
import type { Subject } from './tokens/access-token.ts';

export function identityOf({ email, firstName, lastName }: CustomerRow): Pick<Subject, 'email' | 'name'> {
  return { email, name: `${firstName} ${lastName}`.trim() };
}

export function subjectOf(
  customer: CustomerRow,
  usid: string,
  { clientId, siteId: channelId }: Pick<CommerceSettings, 'clientId' | 'siteId'>,
): Subject {
  return { usid, customerId: customer.customerGroupId, isRegistered: true, clientId, channelId, ...identityOf(customer) };
}
