/** Content that is not kept as it is; `path` is the JSON path of what is wrong, `reason` says what, without the path. */
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
