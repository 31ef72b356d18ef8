/** Error if more passwords wait for their hash than can be hashed in time. The call may be repeated. */
export class HashQueueFull extends Error {
  override readonly name = 'HashQueueFull';
}

/**
 * Runs at most `running` tasks at once; up to `waiting` more wait in their order, and the next one fails. Password hashes run on the
 * threads of libuv, which also read files, compress pages and resolve names.
 */
export function createHashQueue({ running, waiting }: { running: number; waiting: number }) {
  let free = running;
  const queue: (() => void)[] = [];
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new HashQueueFull('too many passwords are being hashed');
    try {
      return await task();
    } finally {
      // A waiting task takes over the slot.
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
