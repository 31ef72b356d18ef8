/**
 * What lets links carry the locale as a parameter. The server has it; the browser loads it before it takes over a page whose links do,
 * and on no other.
 */
import type { ComponentType, ReactNode } from 'react';
import type { SiteLocales } from './addresses.ts';

interface CarrierProps {
  locale: string;
  site: SiteLocales;
  children: ReactNode;
}

export const localeCarrier: { Component?: ComponentType<CarrierProps> } = {};
