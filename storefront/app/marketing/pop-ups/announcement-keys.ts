/** Content keys of the store announcement, in order of preference: the slot of store 001 to 068, then the default (MARKETING-013). */
export function announcementKeys(storeId: string | undefined): string[] {
  const hasSlot = storeId !== undefined && /^0(0[1-9]|[1-5]\d|6[0-8])$/.test(storeId);
  return [...(hasSlot ? [`store-announcement-${storeId}`] : []), 'store-announcement-default'];
}
