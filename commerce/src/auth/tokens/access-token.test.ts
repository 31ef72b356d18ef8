import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsOf, principalOf, type Subject, tenantOf } from './access-token.ts';

const guest: Subject = { usid: 'u-1', customerId: 'c-1', isRegistered: false, clientId: 'outfitter-web', channelId: 'DTC' };
const dale: Subject = { ...guest, isRegistered: true, email: 'dale@example.com', name: 'Dale' };

describe('the claims of an access token', () => {
  it('have the format of the commerce platform for a guest', () => {
    expect(claimsOf(guest, tenantOf('f_ecom_demo_001'))).toEqual({
      sub: 'cc-slas::demo_001::scid:outfitter-web::usid:u-1',
      isb: 'uido:slas::upn:Guest::uidn:Guest User::gcid:c-1::chid:DTC',
    });
  });

  it('contain both ids of a registered customer', () => {
    expect(claimsOf(dale, 'demo_001').isb).toBe('uido:ecom::upn:dale@example.com::uidn:Dale::gcid:u-1::rcid:c-1::chid:DTC');
  });

  it('name the session of a registered customer, and none of a guest', () => {
    const session = { sessionId: 's-1' };
    expect(claimsOf({ ...dale, ...session }, 't').sid).toBe('s-1');
    expect(principalOf(claimsOf({ ...dale, ...session }, 't'))).toMatchObject(session);
    expect(claimsOf({ ...guest, ...session }, 't')).not.toHaveProperty('sid');
    expect(principalOf({ ...claimsOf(guest, 't'), sid: 's-1' })).not.toHaveProperty('sessionId');
    expect(principalOf({ ...claimsOf(dale, 't'), sid: 7 })).not.toHaveProperty('sessionId');
  });

  it('determine the customer group: the usid of a guest, the customer id of a registered customer', () => {
    expect(principalOf(claimsOf(guest, 't'))).toEqual({
      customerGroupId: 'u-1',
      customerId: 'c-1',
      usid: 'u-1',
      isRegistered: false,
      clientId: 'outfitter-web',
    });
    expect(principalOf(claimsOf(dale, 't'))).toMatchObject({ customerGroupId: 'c-1', isRegistered: true, email: 'dale@example.com' });
  });

  it('keep their parts, whatever a customer calls herself', () => {
    const part = fc.string({ unit: fc.constantFrom('a', ':', '::', '::rcid:c-2', '::chid:OTHER', ' ') });
    fc.assert(
      fc.property(part, part, (email, name) => {
        const claims = claimsOf({ ...dale, email, name }, 't');
        expect(principalOf(claims)).toMatchObject({ customerGroupId: 'c-1', customerId: 'c-1', usid: 'u-1' });
        expect(claims.isb).toMatch(/::gcid:u-1::rcid:c-1::chid:DTC$/);
      }),
    );
  });

  it('contain no principal if they have another format', () => {
    expect(principalOf({ sub: 'invalid', isb: 7 })).toBeUndefined();
    expect(principalOf({})).toBeUndefined();
  });
});
