import '../processes/drizzle-cjs-hook.ts';
import { formatError } from '../errors/operator-error.ts';
import { readSettings, type Settings, settingsAsText } from '../settings/index.ts';

/**
 * Runs a command of the command line. `--help` prints its description and every setting. Prints invalid settings and errors in one line
 * each and ends the process with code 1.
 */
export async function runCommand(description: string, work: (settings: Settings, parameters: string[]) => Promise<void>): Promise<void> {
  const parameters = process.argv.slice(2);
  if (parameters.includes('--help') || parameters.includes('-h')) {
    console.log(`${description}\n\nSettings come from the environment:\n\n${settingsAsText()}`);
    return;
  }
  const result = readSettings(process.env);
  if (!result.ok) {
    for (const error of result.errors) console.error(`outfitter: ${error}`);
    process.exit(1);
  }
  try {
    await work(result.settings, parameters);
  } catch (error) {
    console.error(`outfitter: ${formatError(error)}`);
    if (result.settings.logLevel === 'debug') console.error(error);
    process.exit(1);
  }
}
