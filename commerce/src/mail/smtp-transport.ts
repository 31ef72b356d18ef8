import { createTransport } from 'nodemailer';
import { type MailTransport, messageOf } from './mail.ts';

/** Sends through an SMTP server, given as `smtp://user:password@host:587` or `smtps://…`. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail, identity) {
      await server.sendMail(messageOf(mail, identity, from));
    },
    close: async () => server.close(),
  };
}
