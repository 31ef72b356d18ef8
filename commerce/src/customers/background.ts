import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  createMailLocale,
  type MailLocale,
  type MailShop,
  type MailTransport,
  type NotificationMail,
  renderNotificationMail,
} from '../mail/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import type { OutboxEvent } from '../platform/jobs/outbox.ts';
import type { Schedule } from '../worker.ts';
import { type AccountMail, accountMailDue, accountMails, queueAccountMail } from './account-mail.ts';
import {
  addressesChangedMail,
  confirmEmailMail,
  emailChangedMail,
  eraseAccountMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passkeysResetMail,
  passwordChangedMail,
  resetPasswordMail,
  welcomeMail,
} from './account-mail-content.ts';
import { needsConfirmation } from './confirm-email.ts';
import { countLinksOfLastHour, createLinkIssuer, deleteExpiredLinks, type LinkIssuer } from './customer-links.ts';
import { type CustomerRow, findCustomer } from './find-customer.ts';
import { passwordResetRequested } from './password/reset-password.ts';
import { loginOf } from './present-customer.ts';
import { customerLogins, customers } from './tables.ts';

export interface AccountMailOptions {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
  settings: { masterKey: string };
}

interface Composer {
  tx: Transaction;
  event: OutboxEvent;
  customer: CustomerRow;
  now: Date;
  shop: MailShop;
  mailLocale: MailLocale;
  issueLink: LinkIssuer;
}

interface AddressedMail {
  to: string;
  mail: NotificationMail;
}

/** Milliseconds within which changes of the address book are mailed once. */
const addressMailInterval = 60 * 60 * 1000;
/** Maximum number of reset mails per hour: a customer with as many links of the last half hour needs no other one. */
const maxResetMailsPerHour = 5;

function issueConfirmation({ tx, event, customer: { customerGroupId }, now, issueLink }: Composer, email: string): Promise<string> {
  return issueLink(tx, { customerGroupId, purpose: 'email', email, eventId: event.id }, now);
}

/** Composers of the mails; each returns `undefined` if its mail is no longer due. */
const composers: Record<AccountMail, (composer: Composer) => Promise<AddressedMail | undefined>> = {
  async welcome(composer) {
    const { customer, shop, mailLocale } = composer;
    return { to: customer.email, mail: welcomeMail(await issueConfirmation(composer, customer.email), shop, mailLocale) };
  },
  async 'confirm-email'(composer) {
    const { customer, shop, mailLocale } = composer;
    if (!needsConfirmation(customer)) return undefined;
    const to = loginOf(customer);
    return { to, mail: confirmEmailMail(await issueConfirmation(composer, to), shop, mailLocale) };
  },
  async 'password-changed'({ customer, shop, mailLocale }) {
    return { to: customer.email, mail: passwordChangedMail(shop, mailLocale) };
  },
  async 'email-changed'({ tx, customer, now, shop, mailLocale }) {
    await queueAccountMail(tx, { customerGroupId: customer.customerGroupId, mail: 'confirm-email' }, now);
    return { to: customer.email, mail: emailChangedMail(shop, mailLocale) };
  },
  async 'addresses-changed'({ tx, customer, now, shop, mailLocale }) {
    const { customerGroupId, addressMailedAt } = customer;
    if (addressMailedAt && now.getTime() - addressMailedAt.getTime() < addressMailInterval) return undefined;
    await tx.update(customers).set({ addressMailedAt: now }).where(eq(customers.customerGroupId, customerGroupId));
    return { to: customer.email, mail: addressesChangedMail(shop, mailLocale) };
  },
  async 'passkey-added'({ customer, shop, mailLocale }) {
    return { to: customer.email, mail: passkeyAddedMail(shop, mailLocale) };
  },
  async 'passkey-removed'({ customer, shop, mailLocale }) {
    return { to: customer.email, mail: passkeyRemovedMail(shop, mailLocale) };
  },
  async 'passkeys-reset'({ customer, shop, mailLocale }) {
    return { to: customer.email, mail: passkeysResetMail(shop, mailLocale) };
  },
  async 'erase-account'({ tx, event, customer: { customerGroupId, email }, now, shop, mailLocale, issueLink }) {
    const token = await issueLink(tx, { customerGroupId, purpose: 'erasure', email, eventId: event.id }, now);
    return { to: email, mail: eraseAccountMail(token, shop, mailLocale) };
  },
};

const mailPayload = z.object({ customerGroupId: z.string(), mail: z.enum(accountMails) });
const resetPayload = z.object({ addressKey: z.string(), locale: z.string().optional() });

async function send({ transport, shop }: AccountMailOptions, { event, mailLocale }: Composer, { to, mail }: AddressedMail): Promise<void> {
  const rendered = await renderNotificationMail(mail, shop, mailLocale);
  await transport.send({ ...rendered, to }, { eventId: event.id, at: event.createdAt });
}

function accountMailHandler(options: AccountMailOptions, issueLink: LinkIssuer): EventHandler {
  const { shop } = options;
  return {
    name: 'account-mail',
    kind: accountMailDue,
    async handle(event, { tx, clock }) {
      const { customerGroupId, mail } = mailPayload.parse(event.payload);
      const customer = await findCustomer(tx, customerGroupId);
      if (!customer) return;
      const composer = { tx, event, customer, now: clock.now(), shop, mailLocale: createMailLocale(shop, customer.locale), issueLink };
      const composed = await composers[mail](composer);
      if (composed) await send(options, composer, composed);
    },
  };
}

/** Mails a reset link to the address of the account, even if the login is a new address that is not confirmed yet. */
function resetMailHandler(options: AccountMailOptions, issueLink: LinkIssuer): EventHandler {
  const { shop } = options;
  return {
    name: 'customer-reset-mail',
    kind: passwordResetRequested,
    async handle(event, { tx, clock }) {
      const { addressKey, locale } = resetPayload.parse(event.payload);
      const [login] = await tx.select().from(customerLogins).where(eq(customerLogins.addressKey, addressKey));
      const customer = login && (await findCustomer(tx, login.customerGroupId));
      if (!customer) return;
      const { customerGroupId, email } = customer;
      const now = clock.now();
      if ((await countLinksOfLastHour(tx, customerGroupId, 'password', now)) >= maxResetMailsPerHour) return;
      const mailLocale = createMailLocale(shop, locale ?? customer.locale);
      const token = await issueLink(tx, { customerGroupId, purpose: 'password', email, eventId: event.id }, now);
      const composer = { tx, event, customer, now, shop, mailLocale, issueLink };
      await send(options, composer, { to: email, mail: resetPasswordMail(token, shop, mailLocale) });
    },
  };
}

export function handlers(options: AccountMailOptions): EventHandler[] {
  const issueLink = createLinkIssuer(options.settings.masterKey);
  return [accountMailHandler(options, issueLink), resetMailHandler(options, issueLink)];
}

export const schedules: readonly Schedule[] = [
  {
    name: 'delete-customer-links',
    everySeconds: 3600,
    run: async ({ database, clock }) => deleteExpiredLinks(database.db, clock.now()),
  },
];
