import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadPlan, LoadStep, StepResult } from './request-mix.ts';

const program = fileURLToPath(new URL('./load-process.ts', import.meta.url));

export async function withLoadProcess<Value>(plan: LoadPlan, use: (run: (step: LoadStep) => Promise<StepResult>) => Promise<Value>) {
  const child = fork(program);
  try {
    child.send({ plan });
    return await use((step) => runStep(child, step));
  } finally {
    child.kill('SIGTERM');
  }
}

function runStep(child: ChildProcess, step: LoadStep): Promise<StepResult> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`the load process exited with ${code}`));
    child.once('exit', onExit);
    child.once('message', (result) => {
      child.off('exit', onExit);
      resolve(result as StepResult);
    });
    child.send({ step });
  });
}
