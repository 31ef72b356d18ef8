import { createContext } from 'react-router';

/** The nonce of a private page's inline scripts. A cached page has none: its policy lists the scripts' hashes. */
export const nonceContext = createContext<string | undefined>(undefined);
