export interface ShutdownActions {
  drain(): Promise<void>;
  kill(): void;
}

export interface Shutdown {
  readonly hasBegun: boolean;
  /** Drains and exits with this code; further calls have no effect. */
  begin(exitCode: number): Promise<void>;
}

/** The first SIGTERM or SIGINT starts the shutdown; the second one exits immediately. */
export function handleShutdownSignals(print: (line: string) => void, actions: ShutdownActions): Shutdown {
  const shutdown = {
    hasBegun: false,
    async begin(exitCode: number): Promise<void> {
      if (shutdown.hasBegun) return;
      shutdown.hasBegun = true;
      try {
        await actions.drain();
        print('closed');
        process.exit(exitCode);
      } catch (error) {
        print(`shutdown failed: ${(error as Error).message}`);
        process.exit(1);
      }
    },
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (shutdown.hasBegun) {
        actions.kill();
        process.exit(1);
      }
      print('shutting down after running requests; interrupt again to exit immediately');
      void shutdown.begin(0);
    });
  }
  return shutdown;
}
