import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFolder, workspaces } from '../project.ts';
import type { Step } from './run-step.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;

/** What reads the sources without running them. */
export function staticSteps(): Step[] {
  const typed = workspaces.filter((workspace) => existsSync(path.join(projectFolder, workspace, 'tsconfig.json')));
  const cruised = workspaces.map((workspace) => (workspace === 'storefront' ? 'storefront/app' : workspace));
  return [
    { name: 'format and lint', command: [bin('biome'), 'check', '.'], timeLimit: 120 },
    ...typed.filter((workspace) => workspace !== 'storefront').map(typeStep),
    { name: 'messages of every language', command: ['tools/src/messages.ts'], timeLimit: 60 },
    {
      name: 'boundaries',
      command: [bin('depcruise'), '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...cruised],
      timeLimit: 120,
    },
  ];
}

/** The storefront's route types are written first; then its types can be checked, and what nobody uses be told from what they import. */
export function storefrontTypeSteps(): Step[] {
  return [
    {
      name: 'route types of storefront',
      command: ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
      folder: 'storefront',
      timeLimit: 120,
    },
    typeStep('storefront'),
    { name: 'unused files, exports, packages', command: [bin('knip')], timeLimit: 120 },
  ];
}

function typeStep(workspace: string): Step {
  return { name: `types of ${workspace}`, command: [bin('tsc'), '-p', workspace], timeLimit: 180 };
}

/** Tests of Vitest projects; their counts end up in the report file. */
export function vitestStep(name: string, projects: readonly string[], reportFile: string, timeLimit: number): Step {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    command: [bin('vitest'), 'run', ...chosen, '--reporter=minimal', '--reporter=json', `--outputFile.json=${reportFile}`],
    environment: { NO_COLOR: '1' },
    timeLimit,
  };
}

/** Journeys in a real browser. One that fails is tried once more; what then passes is told as flaky and does not stop the run. */
export function endToEndStep(chromiumPath: string, reportFile: string): Step {
  return {
    name: 'journeys in the browser',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--retries=1', '--reporter=dot,json'],
    folder: 'e2e',
    environment: { NO_COLOR: '1', CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
    timeLimit: 1200,
  };
}
