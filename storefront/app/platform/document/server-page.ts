import { createContext } from 'react';
import type { Messages } from '../locale/messages.ts';

export interface ServerPage {
  locale: string;
  /** The path prefix of links: '' or `/fr-FR`. */
  basename: string;
  messages?: Messages | undefined;
  usedMessages?: (() => string) | undefined;
  nonce?: string | undefined;
  /** URLs of the style sheets that the routes of the page link. */
  routeStyleSheets?: ReadonlySet<string> | undefined;
  /** Loader data by the id of its element. */
  dataElements?: ReadonlyMap<string, unknown> | undefined;
}

export const ServerPageContext = createContext<ServerPage | undefined>(undefined);
