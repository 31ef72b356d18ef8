export interface StartupSteps {
  /** Runs a step and prints `summary`, or the last text that `work` passed to `detail`. */
  run<Value>(name: string, summary: string, work: (detail: (text: string) => void) => Promise<Value>): Promise<Value>;
  print(line: string): void;
}

/** Formats as `0.04 s`, `2.6 s` or `134 s`. */
export function formatSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${seconds < 1 ? seconds.toFixed(2) : seconds < 100 ? seconds.toFixed(1) : seconds.toFixed(0)} s`;
}

export function createStartupSteps(print: (line: string) => void): StartupSteps {
  return {
    async run(name, summary, work) {
      const start = performance.now();
      let text = summary;
      const value = await work((detail) => {
        text = detail;
      });
      print(`  ${name.padEnd(9)} ${text.padEnd(56)} ${formatSeconds(performance.now() - start).padStart(7)}`);
      return value;
    },
    print: print,
  };
}
