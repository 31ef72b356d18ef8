/** For the server alone; see localization/plugin.ts. */
declare module 'virtual:messages' {
  export const locales: Readonly<Record<string, { messages: import('./platform/locale/messages.ts').Messages; file: string }>>;
}

/** Addresses by the file name of a lazy module, on the server; see lazy-style-sheets.ts. */
declare module 'virtual:lazy-style-sheets' {
  const addresses: Readonly<Record<string, readonly string[]>>;
  export default addresses;
}
