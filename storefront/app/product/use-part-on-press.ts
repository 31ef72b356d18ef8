export { type PartOnPress, usePartOnPress } from '../platform/use-part-on-press.ts';
