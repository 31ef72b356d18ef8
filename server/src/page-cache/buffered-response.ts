/**
 * A response with a complete body, written to the connection directly. The streams of a `Response` cost more than everything else that a
 * cached page needs.
 */
export class BufferedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for HEAD and 304. */
  readonly body: Buffer | undefined;

  constructor(status: number, headers: Readonly<Record<string, string>>, body?: Buffer) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}
