/** Close functions of open resources, run in reverse order. */
export interface CleanupStack {
  add(close: () => Promise<void>): void;
  /** Closes all resources, even if one of them fails to close; then throws the first error. */
  run(): Promise<void>;
}

export function createCleanupStack(): CleanupStack {
  const open: (() => Promise<void>)[] = [];
  return {
    add: (close) => void open.push(close),
    async run() {
      const failures: unknown[] = [];
      for (const close of open.splice(0).reverse()) await close().catch((error) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
}
