/**
 * A response with a complete body, which is written to the connection directly. The streams of a `Response` cost more than all other work
 * for a cached page.
 */
export class BufferedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Body; undefined for HEAD and 304. */
  readonly body: Buffer | undefined;

  constructor(status: number, headers: Readonly<Record<string, string>>, body?: Buffer) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}
