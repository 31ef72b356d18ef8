import { describe, expect, it } from 'vitest';
import { changePickupContact, missingContact, presentContact } from './pickup-contact.ts';

describe('the contact of a pickup', () => {
  const dale = { firstName: 'Dale', lastName: 'Ostergaard', phone: '218-555-0134', email: 'dale@example.com' };

  it('FULFIL-002 changes the given fields, removes those that are null, and leaves the others', () => {
    const changed = changePickupContact(dale, {
      c_pickupFirstName: 'Marit',
      c_pickupPhone: null,
      c_pickupEmailAlternate: 'kai@example.com',
    });
    const { phone: _, ...rest } = dale;
    expect(changed).toMatchObject({ ok: true, value: { ...rest, firstName: 'Marit', alternateEmail: 'kai@example.com' } });
    expect(changePickupContact({ firstName: 'Dale' }, { c_pickupFirstName: null })).toMatchObject({ ok: true, value: null });
    expect(changePickupContact(null, {})).toMatchObject({ ok: true, value: null });
  });

  it('contains no card number', () => {
    expect(changePickupContact(null, { c_pickupLastName: '4111 1111 1111 1111' })).toMatchObject({
      error: 'ValidationException',
      arguments: { path: '$.c_pickupLastName' },
    });
  });

  it('CHECKOUT-004 needs name, phone number and email; the alternate person is optional', () => {
    expect(missingContact(null)).toEqual(['c_pickupFirstName', 'c_pickupLastName', 'c_pickupPhone', 'c_pickupEmail']);
    expect(missingContact({ ...dale, phone: '' })).toEqual(['c_pickupPhone']);
    expect(missingContact(dale)).toEqual([]);
  });

  it('FULFIL-002 stands in the fields of a shipment', () => {
    expect(presentContact({ ...dale, alternateFirstName: 'Kai', alternateLastName: 'Nakai' })).toEqual({
      c_pickupFirstName: 'Dale',
      c_pickupLastName: 'Ostergaard',
      c_pickupPhone: '218-555-0134',
      c_pickupEmail: 'dale@example.com',
      c_pickupFirstNameAlternate: 'Kai',
      c_pickupLastNameAlternate: 'Nakai',
    });
  });
});
