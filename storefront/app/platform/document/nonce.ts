import { createContext } from 'react-router';

/** Nonce of the inline scripts of a private page. The Content-Security-Policy of a cached page lists their hashes instead. */
export const nonceContext = createContext<string | undefined>(undefined);
