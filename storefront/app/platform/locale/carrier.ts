/**
 * What lets links carry the locale as a parameter. The server has it; the browser loads it before it takes over a page whose links do,
 * and on no other.
 */

import type { SiteLocales } from '@outfitter/contract/client';
import type { ComponentType, ReactNode } from 'react';

interface CarrierProps {
  locale: string;
  site: SiteLocales;
  children: ReactNode;
}

export const localeCarrier: { Component?: ComponentType<CarrierProps> } = {};
