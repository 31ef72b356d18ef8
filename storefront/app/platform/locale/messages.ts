/**
 * The messages of a page that is not in the language of the code. The server writes those that the page was drawn with into it, so
 * that the browser draws the same; the others of the language follow in one file. A page in the language of the code has neither.
 */
import { useContext, useEffect, useState } from 'react';
import type { MessageFormatElement } from 'react-intl';
import { ServerPageContext } from '../document/server-page.ts';

export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** What the server writes into the page, as JSON in the element with this id. */
export const messagesElementId = 'messages';

interface EmbeddedMessages {
  messages: Messages;
  /** Address of the file with every message of the language; absent where `messages` has them all. */
  all?: string;
}

const embedded: EmbeddedMessages | undefined =
  typeof document === 'undefined'
    ? undefined
    : (JSON.parse(document.getElementById(messagesElementId)?.textContent || 'null') ?? undefined);
// Asked for while the page is still being brought to life; what comes later than that finds its words.
const allMessages = embedded?.all
  ? fetch(embedded.all).then((answer) => (answer.ok ? (answer.json() as Promise<Messages>) : undefined))
  : undefined;

/** Where the messages of a locale are, beside those in the code: in the browser, those of its page. The server puts its own in here. */
export const messageCatalog = { get: (_locale: string): Messages | undefined => embedded?.messages };

/** The messages of this page's language beside those in the code; undefined where there are none. */
export function useMessages(): Messages | undefined {
  const server = useContext(ServerPageContext);
  const [messages, setMessages] = useState(() => server?.messages ?? embedded?.messages);
  useEffect(() => {
    // Without the file, what the page was not drawn with reads as it does in the code.
    allMessages?.then(
      (every) => {
        if (!every) return;
        messageCatalog.get = () => every;
        setMessages(every);
      },
      () => {},
    );
  }, []);
  return messages;
}

/** The page's language, known even where the shop itself is not. */
export function usePageLocale(): string {
  return useContext(ServerPageContext)?.locale ?? document.documentElement.lang;
}
