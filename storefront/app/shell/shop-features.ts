/**
 * Optional features of the shop. The shell shows the buttons and links of a feature only if it is present here, so that no link leads to a
 * missing page. The value of a feature is the data and functions that the shell needs for it.
 */
import { createContext, use } from 'react';

export interface ShopFeatures {
  stores?: true;
  orderTracking?: true;
  /**
   * Chat, present while it is available (SHELL-019). It is live with a hosted messenger; otherwise it is a form to which the shop replies
   * by email.
   */
  chat?: { isLive: boolean; open(): void };
  textMessages?: true;
  sitemap?: true;
}

export const enabledFeatures: ShopFeatures = { stores: true, orderTracking: true, textMessages: true, sitemap: true };

export const ShopFeaturesContext = createContext<ShopFeatures>(enabledFeatures);

export const useShopFeatures = (): ShopFeatures => use(ShopFeaturesContext);
