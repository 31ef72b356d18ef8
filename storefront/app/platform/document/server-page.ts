import { createContext } from 'react';
import type { Messages } from '../locale/messages.ts';

export interface ServerPage {
  locale: string;
  messages?: Messages | undefined;
  /** The messages that were read so far and the URL of all of them, as JSON; absent for the language of the code. */
  usedMessages?: (() => string) | undefined;
  nonce?: string | undefined;
}

/** Undefined in the browser. */
export const ServerPageContext = createContext<ServerPage | undefined>(undefined);
