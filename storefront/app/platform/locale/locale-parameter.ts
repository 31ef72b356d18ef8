import { createContext, use } from 'react';
import type { To } from 'react-router';

export interface LocaleParameter {
  locale: string;
  localize(to: To): To;
}

/** Parameter that links need for the locale; undefined if they need none. */
export const LocaleParameterContext = createContext<LocaleParameter | undefined>(undefined);

const unchanged = (to: To): To => to;

export function useLocalize(): (to: To) => To {
  return use(LocaleParameterContext)?.localize ?? unchanged;
}
