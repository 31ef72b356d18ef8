import { createContext } from 'react-router';

/** The nonce of a private page's inline scripts; a kept page has none, its policy names their hashes. */
export const nonceContext = createContext<string | undefined>(undefined);
