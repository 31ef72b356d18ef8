/** Messages by locale, only on the server; see localization/plugin.ts. */
declare module 'virtual:messages' {
  export const locales: Readonly<Record<string, { messages: import('./platform/locale/messages.ts').Messages; file: string }>>;
}

/** URLs by the file name of a lazy module, only on the server; see lazy-style-sheets.ts. */
declare module 'virtual:lazy-style-sheets' {
  const urls: Readonly<Record<string, readonly string[]>>;
  export default urls;
}
