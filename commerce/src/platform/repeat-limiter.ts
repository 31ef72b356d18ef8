/** Milliseconds in which equal entries are counted instead of written. */
const defaultInterval = 60_000;
const maxKeys = 200;

/**
 * Returns a function that emits the first of equal entries immediately, and afterwards, while they repeat, the last of them once per
 * interval with their number. Entries are equal if their keys are.
 */
export function createRepeatLimiter<Entry>(
  emit: (entry: Entry, repeats: number) => void,
  interval = defaultInterval,
): (key: string, entry: Entry) => void {
  const repeated = new Map<string, { count: number; last: Entry }>();

  function check(key: string): void {
    const state = repeated.get(key);
    if (!state?.count) return void repeated.delete(key);
    emit(state.last, state.count);
    state.count = 0;
    setTimeout(check, interval, key).unref();
  }

  return (ownKey, entry) => {
    const key = repeated.has(ownKey) || repeated.size < maxKeys ? ownKey : 'others';
    const state = repeated.get(key);
    if (state) {
      state.count += 1;
      state.last = entry;
      return;
    }
    repeated.set(key, { count: 0, last: entry });
    emit(entry, 0);
    setTimeout(check, interval, key).unref();
  };
}
