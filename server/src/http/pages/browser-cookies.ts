import { sessionChangeCookie } from '@outfitter/contract/client';

function readCookies(header: string | null): [string, string][] {
  return (header ?? '').split(';').flatMap((part) => {
    const [name = '', value = ''] = part.trim().split(/=(.*)/s);
    return name === '' ? [] : [[name, value]];
  });
}

/**
 * The cookies of a browser, for the calls of a form that it posted. As in the browser, a call gets what an earlier one has set: a refresh
 * token works once.
 */
export class BrowserCookies {
  readonly #values: Map<string, string>;
  readonly #lines = new Map<string, string>();

  constructor(header: string | null) {
    this.#values = new Map(readCookies(header));
  }

  requestHeaders(): { cookie?: string } {
    const cookies = [...this.#values].filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
    return cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
  }

  readHeaders(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      for (const [name, value] of readCookies(line.split(';', 1)[0] ?? '')) {
        this.#values.set(name, value);
        this.#lines.set(name, line);
      }
    }
  }

  /** Returns the `Set-Cookie` lines of the response to the form. */
  changes(siteOrigin: string): string[] {
    return this.#lines.size > 0 ? [...this.#lines.values(), sessionChangeCookie(siteOrigin)] : [];
  }
}
