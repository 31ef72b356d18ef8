import type { CommerceDependencies, CommerceSettings } from '../commerce-dependencies.ts';
import { resultInTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { hashPassword } from '../platform/security/password-hash.ts';
import { queueAccountMail } from './account-mail.ts';
import { checkNames } from './customer-fields.ts';
import { claimLogin, loginKeyOf } from './customer-logins.ts';
import { newCustomerNumber } from './customer-number.ts';
import type { CustomerRow } from './find-customer.ts';
import { storePassword } from './password/credentials.ts';
import { checkNewPassword } from './password/password-policy.ts';
import { customers } from './tables.ts';

export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  login: string;
  password: string;
  locale?: string | undefined;
}

export interface RegistrationDependencies extends Pick<CommerceDependencies, 'database' | 'clock'> {
  settings: Pick<CommerceSettings, 'brand'>;
}

type RegistrationError = 'InvalidPasswordException' | 'LoginAlreadyInUseException' | 'ValidationException';

function checkRegistration({ email, login, ...names }: Registration): Result<undefined, 'ValidationException'> {
  const checkedNames = checkNames(names, '$.customer');
  if (!checkedNames.ok) return checkedNames;
  if (loginKeyOf(login) === loginKeyOf(email)) return ok();
  return failure('ValidationException', 'The login is the email address.', { path: '$.customer.login', in: 'body' });
}

/** Registers a customer (ACCOUNT-007), and mails the link that confirms the address. Of two registrations at once, one wins. */
export async function registerCustomer(
  { database: { db }, clock, settings }: RegistrationDependencies,
  registration: Registration,
): Promise<Result<CustomerRow, RegistrationError>> {
  const { firstName, lastName, email, password, locale } = registration;
  const checked = checkRegistration(registration);
  if (!checked.ok) return checked;
  const accepted = await checkNewPassword(password, { brand: settings.brand, customer: [email, firstName, lastName] });
  if (!accepted.ok) return accepted;
  // Before the transaction, which would hold its connection meanwhile.
  const hash = await hashPassword(password);
  const customerGroupId = newId();
  const now = clock.now();
  return resultInTransaction(db, async (tx) => {
    const [customer] = await tx
      .insert(customers)
      .values({ customerGroupId, customerNo: newCustomerNumber(), email, firstName, lastName, locale, createdAt: now, updatedAt: now })
      .returning();
    if (!customer) throw new Error('the customer was not stored');
    if (!(await claimLogin(tx, email, customerGroupId))) {
      return failure('LoginAlreadyInUseException', 'An account with this email address already exists.', {
        path: '$.customer.login',
        in: 'body',
      });
    }
    await storePassword(tx, customerGroupId, hash, now);
    await queueAccountMail(tx, { customerGroupId, mail: 'welcome' }, now);
    return ok(customer);
  });
}
