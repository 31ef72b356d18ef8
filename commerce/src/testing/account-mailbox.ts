import { handlers } from '../customers/background.ts';
import type { Mail } from '../mail/index.ts';
import { createMailRecorder } from '../marketing/testing/mail-recorder.ts';
import type { TestCommerce } from './test-commerce.ts';

export interface AccountMailbox {
  receive(): Promise<Mail[]>;
  linkTokenFor(email: string): Promise<string>;
}

export function createAccountMailbox(commerce: TestCommerce): AccountMailbox {
  const recorder = createMailRecorder(commerce);
  const shop = {
    brand: 'Ridge & Rivet',
    siteOrigin: 'http://localhost:3000',
    languages: { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const },
  };
  async function receive(): Promise<Mail[]> {
    const all = handlers({ transport: recorder.transport, shop, settings: commerce.deps.settings });
    const mails: Mail[] = [];
    // A mail may queue another one.
    for (let round = 0; round < 3; round++) mails.push(...(await recorder.runHandlers(all)));
    return mails;
  }
  return {
    receive,
    async linkTokenFor(email) {
      const mail = (await receive()).findLast(({ to }) => to === email);
      const token = /[?&]token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
      if (!token) throw new Error(`no link was mailed to ${email}`);
      return token;
    },
  };
}
