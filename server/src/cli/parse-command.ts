/** How our command lines with several commands read what they are told: a table of commands, each with its words and options. Pure. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from '../errors/operator-error.ts';

/** Words in brackets may be left out; one that ends in an ellipsis may come again. */
export interface CommandSpec {
  readonly parameters: readonly string[];
  readonly options: readonly string[];
  readonly description: string;
}
type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>['values'];

interface CommandTable<Name extends string, O extends Options> {
  commands: Readonly<Record<Name, CommandSpec>>;
  options: O;
  /** The command where none is named. */
  defaultCommand: NoInfer<Name>;
  /** What to do about a wrong word, for the line that says it. */
  fix: string;
}

function parseOptions<O extends Options>(args: string[], options: O, mend: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new OperatorError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error), mend);
  }
}

/** The command, its words and its options, or a StartFailure that says which is wrong. */
export function parseCommand<Name extends string, O extends Options>(
  parameters: string[],
  { commands, options, defaultCommand, fix }: CommandTable<Name, O>,
): { command: Name; positionals: string[]; values: Values<O> } {
  const { values, positionals } = parseOptions(parameters, options, fix);
  const [command = defaultCommand, ...words] = positionals;
  if (!Object.hasOwn(commands, command)) throw new OperatorError(`there is no command ${command}`, fix);
  const name = command as Name;
  const spec: CommandSpec = commands[name];
  const required = spec.parameters.filter((word) => !word.startsWith('['));
  if (words.length < required.length) throw new OperatorError(`${name} wants ${required.join(' ')}`, fix);
  const maxCount = spec.parameters.some((word) => word.endsWith('…')) ? Number.POSITIVE_INFINITY : spec.parameters.length;
  if (words.length > maxCount) throw new OperatorError(`${name} does not know what ${words.at(-1)} is`, fix);
  const unknownOption = Object.keys(values).find((option) => !spec.options.includes(option));
  if (unknownOption) throw new OperatorError(`${name} has no --${unknownOption}`, fix);
  return { command: name, positionals, values: values as Values<O> };
}

/** A line for each command as it is called, and one for what it does. */
export function commandHelp(commands: Readonly<Record<string, CommandSpec>>, options: Options): string {
  const optionText = (option: string) => (options[option]?.type === 'boolean' ? `[--${option}]` : `[--${option} …]`);
  return Object.entries(commands)
    .map(
      ([name, { parameters, options: own, description }]) =>
        `  ${[name, ...parameters, ...own.map(optionText)].join(' ')}\n      ${description}`,
    )
    .join('\n');
}
