/** Sending mail: one port, a folder by default, a mail server by setting. */

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  /** Where one POST takes the address off the list (RFC 8058); mail programs show a button for it. */
  unsubscribeUrl?: string;
}

/** What makes two sendings the same mail: the event that it tells of. */
export interface MailIdentity {
  /** Names the mail: its file, its Message-ID. */
  eventId: string;
  /** The moment that the mail is dated by. */
  at: Date;
}

/**
 * The last hop. Sending the same occasion again must do no harm, since a process may die between the sending and the note
 * of it: a folder overwrites the mail's file, so that it is there once; a mail server gets the same Message-ID again, by
 * which receivers tell a repeat, and which is as far as SMTP goes.
 */
export interface MailTransport {
  send(mail: Mail, occasion: MailIdentity): Promise<void>;
  close(): Promise<void>;
}

/** Headers and structure of a mail, the same each time that it is made for an occasion. */
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
    // Nobody's holiday answer should come back.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribeUrl
        ? { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    // Neither files nor addresses are ever read for a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
