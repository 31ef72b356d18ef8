import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '../../errors/operator-error.ts';

export type MediaArguments =
  | { command: 'list' }
  | { command: 'show'; name: string }
  | { command: 'upload'; file: string; name: string; alt: string; focalPoint: readonly [x: number, y: number]; by: string | undefined };

const helpCommand = 'npm run media -- --help';
const options = { alt: { type: 'string' }, name: { type: 'string' }, point: { type: 'string' }, by: { type: 'string' } } as const;

function parse(parameters: string[]) {
  try {
    return parseArgs({ args: parameters, options, allowPositionals: true });
  } catch (error) {
    throw new OperatorError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error), helpCommand);
  }
}

/** Returns the name of an asset: `DSC 0042.JPG` becomes `dsc-0042`. */
export function assetNameOf(file: string): string {
  return path
    .parse(file)
    .name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
}

function parseFocalPoint(text: string | undefined): readonly [number, number] {
  if (text === undefined) return [0.5, 0.5];
  const [x = Number.NaN, y = Number.NaN, ...rest] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isFraction = (share: number) => share >= 0 && share <= 1;
  if (rest.length > 0 || !isFraction(x) || !isFraction(y))
    throw new OperatorError(`'${text}' is not a focal point`, '--point 0.3,0.2, measured from the left and from the top');
  return [x, y];
}

export function parseMediaArguments(parameters: string[]): MediaArguments {
  const { values, positionals } = parse(parameters);
  const [command = 'list', target, ...rest] = positionals;
  if (rest.length > 0) throw new OperatorError(`${command} does not accept the argument ${rest[0]}`, helpCommand);
  const unsupported = command === 'upload' ? undefined : Object.keys(values)[0];
  if (unsupported) throw new OperatorError(`${command} has no option --${unsupported}`, helpCommand);
  if (command === 'list') {
    if (target) throw new OperatorError(`list does not accept the argument ${target}`, helpCommand);
    return { command };
  }
  if (command !== 'show' && command !== 'upload') throw new OperatorError(`there is no command ${command}`, helpCommand);
  if (!target) throw new OperatorError(`${command} requires ${command === 'show' ? 'name' : 'file'}`, helpCommand);
  if (command === 'show') return { command, name: target };
  const { alt, name = assetNameOf(target), point, by } = values;
  if (!alt?.trim())
    throw new OperatorError('upload requires --alt, a description of the image', 'upload photo.jpg --alt "A red barn in the snow"');
  return { command, file: target, name, alt, focalPoint: parseFocalPoint(point), by };
}

export const mediaHelp = `npm run media -- command: manages uploaded images, also while the shop runs.

  list
      lists the uploaded images
  show name
      prints an image and its change log
  upload file --alt "description" [--name …] [--point 0.3,0.2] [--by …]
      stores a JPEG, PNG, WebP or AVIF; replaces an image of the same name on every page within a second

Camera metadata, such as the place and the owner, is removed. --point is the focal point of crops, measured from the left and from the top.
Each change is logged with its time and --by, or else the name of the system user.`;
