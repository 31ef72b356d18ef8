/** Content that is not stored; `path` is the JSON path of the invalid value. */
export class InvalidContentError extends Error {
  override readonly name = 'ContentRefused';
  readonly path: string;
  readonly reason: string;
  constructor(path: string, reason: string) {
    super(`${reason} (at ${path})`);
    this.path = path;
    this.reason = reason;
  }
}
