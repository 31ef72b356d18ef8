import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from '../project.ts';

/** One thing that check or test does: a program of ours or of a package. */
export interface Step {
  readonly name: string;
  /** The file of a Node program, then its parameters; relative to the project. */
  readonly command: readonly string[];
  /** Working folder, relative to the project. */
  readonly folder?: string;
  readonly environment?: Record<string, string>;
  /** Seconds after which it counts as hanging and is ended. */
  readonly timeLimit: number;
}

export interface StepResult {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  /** All that it printed. */
  readonly output: string;
}

/** Runs a step to its end; never rejects. */
export function runStep({ name, command, folder = '.', environment, timeLimit }: Step): Promise<StepResult> {
  const start = performance.now();
  const [program = '', ...parameters] = command;
  const child = spawn(process.execPath, [path.resolve(projectFolder, program), ...parameters], {
    cwd: path.join(projectFolder, folder),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a step that hangs is ended with all that it started.
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
      // It ended in this moment.
    }
  };
  const watchdog = setTimeout(() => {
    output += `\n${name} did not end within ${timeLimit} s`;
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
 * Runs the steps, `atOnce` of them at a time, and prints each one's name and time. After the first failure no
 * further one starts; its output is printed. Answers whether all passed.
 */
export async function runSteps(steps: readonly Step[], concurrency = 1): Promise<boolean> {
  const waiting = [...steps];
  let failed: StepResult | undefined;
  async function worker(): Promise<void> {
    for (let step = waiting.shift(); step && !failed; step = waiting.shift()) {
      const result = await runStep(step);
      console.log(`${result.isPassed ? 'ok  ' : 'FAIL'} ${result.name.padEnd(34)} ${result.seconds.toFixed(1).padStart(6)} s`);
      if (!result.isPassed) failed ??= result;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (failed) console.log(`\n${failed.name} failed:\n\n${failed.output.trimEnd()}\n`);
  return !failed;
}
