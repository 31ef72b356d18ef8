import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type MailTransport, messageOf } from './mail.ts';

/**
 * Writes each mail to a folder as `{eventId}.eml`. Renames the file after it is complete and synced, and replaces it when the mail is sent
 * again, so that a crash never leaves a partial or a second file. Only the user of the shop may read the mails, which contain addresses and
 * links.
 */
export function createFolderTransport(folder: string, from: string): MailTransport {
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  };
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async send(mail, identity) {
      if (!/^[A-Za-z0-9-]+$/.test(identity.eventId)) throw new Error(`the event id '${identity.eventId}' is not a valid file name`);
      transport ??= openTransport();
      const { message } = await (await transport).sendMail({ ...messageOf(mail, identity, from), baseBoundary: identity.eventId });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Earlier releases created the folder readable for everyone.
      await chmod(folder, 0o700);
      const unfinished = path.join(folder, `.${identity.eventId}.${randomUUID()}.tmp`);
      try {
        const file = await open(unfinished, 'w', 0o600);
        try {
          await file.writeFile(message);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path.join(folder, `${identity.eventId}.eml`));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    close: async () => (await transport)?.close(),
  };
}
