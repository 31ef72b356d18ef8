import { type MailTransport, messageOf } from './mail.ts';

/** Sends through an SMTP server, given as `smtp://user:password@host:587` or `smtps://…`. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  };
  let server: ReturnType<typeof openTransport> | undefined;
  return {
    async send(mail, identity) {
      server ??= openTransport();
      await (await server).sendMail(messageOf(mail, identity, from));
    },
    close: async () => (await server)?.close(),
  };
}
