/** The request's deadline has passed, or no connection became free in time. Nothing was sent to the database. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout';
}
