import { use } from 'react';
import { ServerPageContext } from '../document/server-page.ts';
import { type Messages, messagesElementId } from './messages.ts';
import { trackReadMessages } from './read-messages.ts';

/** The prefix of the ids of messages for titles and descriptions, which `getHeadIntl` returns. */
const headMessagePrefix = 'seo.';

/** Tracks the messages with which a page is rendered. For the server only. */
export function trackUsedMessages(all: Messages): { messages: Messages; used(): Messages } {
  const { messages, readIds } = trackReadMessages(all);
  // Titles are formatted outside of React, with untracked messages.
  const used = () => Object.fromEntries(Object.entries(all).filter(([id]) => readIds.has(id) || id.startsWith(headMessagePrefix)));
  return { messages, used };
}

/** Returns the content of the messages element: the messages of the page and the URL of all messages of its language. */
export function serializeMessages(messages: Messages, all: string | undefined): string {
  return JSON.stringify({ messages, all }).replaceAll('<', String.raw`\u003c`);
}

/**
 * Renders the element with the messages of the page. It must be the last component of the document: React renders components in document
 * order, and the server loads every lazy component before it renders, so all others have read their messages by then. Data needs no nonce.
 */
export function UsedMessages() {
  const json = use(ServerPageContext)?.usedMessages?.();
  if (!json) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeMessages escapes every <
  return <script type="application/json" id={messagesElementId} dangerouslySetInnerHTML={{ __html: json }} />;
}
