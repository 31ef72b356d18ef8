/**
 * Returns the content keys of the store announcement, in order of preference: the slot of store 001 to 068, then the default
 * (MARKETING-013).
 */
export function announcementKeys(storeId: string | undefined): string[] {
  const hasSlot = storeId !== undefined && /^0(0[1-9]|[1-5]\d|6[0-8])$/.test(storeId);
  return [...(hasSlot ? [`store-announcement-${storeId}`] : []), 'store-announcement-default'];
}

/** Returns the store of a store page, whose announcement takes precedence over that of the chosen store. */
export function storeOfPage(pathname: string, search: string): string | undefined {
  return /^\/locations\/?$/.test(pathname) ? (new URLSearchParams(search).get('StoreID') ?? undefined) : undefined;
}
