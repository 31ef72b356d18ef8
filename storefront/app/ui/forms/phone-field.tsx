import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** Field for a phone number of any country, which no form of the shop requires. */
export function PhoneField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'maxLength' | 'isOptional'>) {
  return <TextField autoComplete="tel" {...field} type="tel" inputMode="tel" maxLength={30} isOptional />;
}
