import type { SiteLocales } from '@outfitter/contract/client';

export interface MailShop {
  brand: string;
  siteOrigin: string;
  contact?: string;
  /** Languages of the site. Without them, every mail is in the default language. */
  languages?: SiteLocales;
  /** IANA time zone of the dates on which orders were placed. Without it, UTC. */
  timeZone?: string;
}

export interface MailReason {
  /** A clause that completes "Brand sent this because". */
  reason: string;
  unsubscribeHref?: string;
}

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** One-click unsubscription (RFC 8058): a POST to this URL unsubscribes the address. */
  unsubscribeUrl?: string;
}

/** Mails with the same identity are treated as the same mail. */
export interface MailIdentity {
  eventId: string;
  at: Date;
}

/**
 * Sends mail. Sending the same identity again must be harmless, because a process may die after sending and before recording it: the folder
 * overwrites the file; an SMTP server gets the same Message-ID, by which receivers deduplicate.
 */
export interface MailTransport {
  send(mail: Mail, identity: MailIdentity): Promise<void>;
  close(): Promise<void>;
}

export function messageOf(mail: Mail, { eventId, at }: MailIdentity, from: string) {
  const domain = /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: at,
    messageId: `<${eventId}@${domain}>`,
    // Suppresses automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribeUrl
        ? { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    // nodemailer must not read files or URLs that a mail names.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
