import { createContext } from 'react';
import type { Messages } from '../locale/messages.ts';

/** What the server knows about the page that it renders. */
export interface ServerPage {
  locale: string;
  /** Messages of the page's language that differ from the defaults in the code. */
  messages?: Messages | undefined;
  /** The messages that were read so far and the URL of all of them, as JSON; absent for the language of the code. */
  usedMessages?: (() => string) | undefined;
  /** The nonce of a private page's inline scripts. A cached page has none: its policy lists their hashes. */
  nonce?: string | undefined;
}

/** Undefined in the browser. */
export const ServerPageContext = createContext<ServerPage | undefined>(undefined);
