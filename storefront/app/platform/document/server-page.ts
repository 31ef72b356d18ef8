import { createContext } from 'react';
import type { Messages } from '../locale/messages.ts';

export interface ServerPage {
  locale: string;
  messages?: Messages | undefined;
  usedMessages?: (() => string) | undefined;
  nonce?: string | undefined;
}

export const ServerPageContext = createContext<ServerPage | undefined>(undefined);
