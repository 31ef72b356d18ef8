/** How the shop ends. */
export interface ShutdownActions {
  /** Lets running work finish and closes everything. */
  drain(): Promise<void>;
  /** Ends the processes without waiting. */
  kill(): void;
}

export interface Shutdown {
  readonly hasBegun: boolean;
  /** Drains and ends the process with this code; a second call has no effect. */
  begin(exitCode: number): Promise<void>;
}

/** Begins the shutdown at the first SIGTERM or SIGINT; the second one ends the process at once. */
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
        say(`not closed cleanly: ${(error as Error).message}`);
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
      say('closing: running requests finish first, once more ends at once');
      void shutdown.begin(0);
    });
  }
  return shutdown;
}
