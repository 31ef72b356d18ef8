export interface StartupSteps {
  /** Runs a step, then prints its name, summary and duration. `work` may replace the summary by calling `replaceSummary`. */
  run<Value>(name: string, summary: string, work: (replaceSummary: (text: string) => void) => Promise<Value>): Promise<Value>;
  print(line: string): void;
}

/** Formats a duration as `0.04 s`, `2.6 s` or `134 s`. */
export function formatSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${seconds < 1 ? seconds.toFixed(2) : seconds < 100 ? seconds.toFixed(1) : seconds.toFixed(0)} s`;
}

export function createStartupSteps(print: (line: string) => void): StartupSteps {
  return {
    async run(name, summary, work) {
      const start = performance.now();
      let printedSummary = summary;
      const value = await work((newSummary) => {
        printedSummary = newSummary;
      });
      print(`  ${name.padEnd(9)} ${printedSummary.padEnd(56)} ${formatSeconds(performance.now() - start).padStart(7)}`);
      return value;
    },
    print: print,
  };
}
