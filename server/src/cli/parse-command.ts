import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from '../errors/operator-error.ts';

export interface CommandSpec {
  /** Names of the positional parameters: `[name]` is optional, `name…` may be repeated. */
  readonly parameters: readonly string[];
  readonly options: readonly string[];
  readonly description: string;
}
type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>['values'];

interface CommandTable<Name extends string, O extends Options> {
  commands: Readonly<Record<Name, CommandSpec>>;
  options: O;
  defaultCommand: NoInfer<Name>;
  fix: string;
}

function parseOptions<O extends Options>(args: string[], options: O, fix: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new OperatorError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error), fix);
  }
}

/**
 * Parses `command parameters… --options` against a table of commands. Returns the command, its positional parameters and its options.
 * Throws OperatorError if one of them is invalid. Pure.
 */
export function parseCommand<Name extends string, O extends Options>(
  args: string[],
  { commands, options, defaultCommand, fix }: CommandTable<Name, O>,
): { command: Name; positionals: string[]; values: Values<O> } {
  const parsed = parseOptions(args, options, fix);
  const [command = defaultCommand, ...positionals] = parsed.positionals;
  if (!Object.hasOwn(commands, command)) throw new OperatorError(`there is no command ${command}`, fix);
  const name = command as Name;
  const spec: CommandSpec = commands[name];
  const required = spec.parameters.filter((parameter) => !parameter.startsWith('['));
  if (positionals.length < required.length) throw new OperatorError(`${name} requires ${required.join(' ')}`, fix);
  const maxCount = spec.parameters.some((parameter) => parameter.endsWith('…')) ? Number.POSITIVE_INFINITY : spec.parameters.length;
  if (positionals.length > maxCount) throw new OperatorError(`${name} does not accept the argument ${positionals.at(-1)}`, fix);
  const unknownOption = Object.keys(parsed.values).find((option) => !spec.options.includes(option));
  if (unknownOption) throw new OperatorError(`${name} has no option --${unknownOption}`, fix);
  return { command: name, positionals, values: parsed.values as Values<O> };
}

export function commandHelp(commands: Readonly<Record<string, CommandSpec>>, options: Options): string {
  const optionText = (option: string) => (options[option]?.type === 'boolean' ? `[--${option}]` : `[--${option} …]`);
  return Object.entries(commands)
    .map(([name, spec]) => `  ${[name, ...spec.parameters, ...spec.options.map(optionText)].join(' ')}\n      ${spec.description}`)
    .join('\n');
}
