/** What has been opened and must be closed again, the last one first. */
export interface CleanupStack {
  add(close: () => Promise<void>): void;
  /** Closes everything that is open now; what failed to close does not keep the rest open. */
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
