/**
 * Lets the shop run on when the reader of its output has ended, as in `npm start | head`. An unhandled EPIPE would end the primary process
 * and leave the database running.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
