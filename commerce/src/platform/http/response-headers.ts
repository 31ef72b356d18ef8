import { headers as headerNames } from '@outfitter/contract';

export class ResponseHeaders {
  readonly #keys = new Set<string>();
  readonly #others: [string, string][] = [];
  #earliest: Date | undefined;

  dependsOn(keys: readonly string[]): void {
    // Encodes what a header cannot hold: a key may contain caller input, and spaces separate keys.
    for (const key of keys) this.#keys.add(key.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent));
  }

  get hasDependencies(): boolean {
    return this.#keys.size > 0;
  }
  get earliestChange(): Date | undefined {
    return this.#earliest;
  }

  validUntil(time: Date | undefined): void {
    if (!time || Number.isNaN(time.getTime())) return;
    if (!this.#earliest || time < this.#earliest) this.#earliest = time;
  }

  add(name: string, value: string): void {
    this.#others.push([name, value]);
  }

  /** Returns a copy of the response with these headers, because some responses (`Response.redirect`) are immutable. */
  applyTo(response: Response): Response {
    const headers = new Headers(response.headers);
    this.writeTo(headers);
    return new Response(response.body, { status: response.status, headers });
  }

  writeTo(headers: Headers): void {
    if (this.#keys.size > 0) headers.set(headerNames.surrogateKey, [...this.#keys].join(' '));
    if (this.#earliest) headers.set(headerNames.validUntil, this.#earliest.toISOString());
    for (const [name, value] of this.#others) {
      if (name.toLowerCase() === 'set-cookie') headers.append(name, value);
      else headers.set(name, value);
    }
  }
}
