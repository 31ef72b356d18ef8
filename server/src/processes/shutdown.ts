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
export function handleShutdownSignals(say: (line: string) => void, ending: ShutdownActions): Shutdown {
  const shutdown = {
    hasBegun: false,
    async begin(exitCode: number): Promise<void> {
      if (shutdown.hasBegun) return;
      shutdown.hasBegun = true;
      try {
        await ending.drain();
        say('closed');
        process.exit(exitCode);
      } catch (error) {
        say(`shutdown failed: ${(error as Error).message}`);
        process.exit(1);
      }
    },
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (shutdown.hasBegun) {
        ending.kill();
        process.exit(1);
      }
      say('shutting down after running requests; interrupt again to exit immediately');
      void shutdown.begin(0);
    });
  }
  return shutdown;
}
