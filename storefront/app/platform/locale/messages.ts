/**
 * Messages of a page that is not in the language of the code. The server embeds the messages with which it rendered the page, so that
 * hydration uses the same ones; one file contains all messages of the language.
 */
import { useContext, useEffect, useState } from 'react';
import type { MessageFormatElement } from 'react-intl';
import { ServerPageContext } from '../document/server-page.ts';
import { trackReadMessages } from './read-messages.ts';

export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

export const messagesElementId = 'messages';

interface EmbeddedMessages {
  readonly messages: Record<string, MessageFormatElement[]>;
  /** URL of the file with all messages; absent if `messages` is complete. */
  all?: string;
}

const embedded: EmbeddedMessages | undefined =
  typeof document === 'undefined'
    ? undefined
    : (JSON.parse(document.getElementById(messagesElementId)?.textContent || 'null') ?? undefined);
const tracked = embedded && trackReadMessages(embedded.messages);
// Requested during hydration, before components that load later need it.
const allMessages = embedded?.all
  ? fetch(embedded.all).then((response) => (response.ok ? (response.json() as Promise<Messages>) : undefined))
  : undefined;

/** Messages of a locale for code outside of React. In the browser these are the messages of the page; the server replaces `get`. */
export const messageCatalog = { get: (_locale: string): Messages | undefined => tracked?.messages };

export function useMessages(): Messages | undefined {
  const server = useContext(ServerPageContext);
  const [messages, setMessages] = useState(() => server?.messages ?? tracked?.messages);
  useEffect(() => {
    // If the file cannot be loaded, messages that are not embedded appear in the language of the code.
    allMessages?.then(
      (all) => {
        if (!all || !embedded || !tracked) return;
        const isMissing = (id: string) => id in all && !(id in embedded.messages);
        const wasMissing = [...tracked.readIds].some(isMissing);
        // In place: a new object would change the context, and React would discard the server's HTML of every boundary that is not
        // hydrated.
        Object.assign(embedded.messages, all);
        if (wasMissing) setMessages(all);
      },
      () => {},
    );
  }, []);
  return messages;
}

/** Returns the locale of the page. Available even if the root loader failed. */
export function usePageLocale(): string {
  return useContext(ServerPageContext)?.locale ?? document.documentElement.lang;
}
