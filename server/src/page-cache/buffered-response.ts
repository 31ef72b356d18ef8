/**
 * An answer whose bytes are all there. It is written to the connection as it is: a `Response` would wrap them in
 * streams that cost more than everything else that a kept page needs.
 */
export class BufferedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for HEAD and 304. */
  readonly body: Buffer | undefined;

  constructor(status: number, headers: Readonly<Record<string, string>>, body?: Buffer) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}
