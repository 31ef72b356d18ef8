import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from '../project.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly folder?: string;
  readonly environment?: Record<string, string>;
  readonly timeLimit: number;
}

export interface StepResult {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  readonly output: string;
}

export function runStep({ name, command, folder = '.', environment, timeLimit }: Step): Promise<StepResult> {
  const start = performance.now();
  const [program = '', ...parameters] = command;
  const child = spawn(process.execPath, [path.resolve(projectFolder, program), ...parameters], {
    cwd: path.join(projectFolder, folder),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that a kill reaches the children of the step.
    detached: process.platform !== 'win32',
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const stopAll = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // The process has just exited.
    }
  };
  const watchdog = setTimeout(() => {
    output += `\n${name} did not finish within ${timeLimit} s`;
    stopAll('SIGKILL');
  }, timeLimit * 1000);
  const interrupted = () => stopAll('SIGTERM');
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  return new Promise((resolve) => {
    const end = (isPassed: boolean) => {
      clearTimeout(watchdog);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      resolve({ name, isPassed, seconds: (performance.now() - start) / 1000, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/**
 * Runs the steps, `concurrency` at a time, and prints the name and time of each. After the first failure no further step
 * starts, and its output is printed. Resolves to whether all passed.
 */
export async function runSteps(steps: readonly Step[], concurrency = 1): Promise<boolean> {
  const waiting = [...steps];
  let failed: StepResult | undefined;
  async function worker(): Promise<void> {
    for (let step = waiting.shift(); step && !failed; step = waiting.shift()) {
      const result = await runStep(step);
      console.log(`${result.isPassed ? 'ok  ' : 'FAIL'} ${result.name.padEnd(34)} ${formatDuration(result.seconds).padStart(10)}`);
      if (!result.isPassed) failed ??= result;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (failed) console.log(`\n${failed.name} failed:\n\n${failed.output.trimEnd()}\n`);
  return !failed;
}

export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}
