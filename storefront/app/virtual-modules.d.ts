/** For the server alone; see localization/plugin.ts. */
declare module 'virtual:messages' {
  export const locales: Readonly<Record<string, { messages: import('./platform/locale/messages.ts').Messages; file: string }>>;
}

/** Addresses by name, on the server; see lazy-style-sheets.ts. */
declare module 'virtual:lazy-style-sheets' {
  const addresses: { readonly 'block-styles'?: string; readonly 'not-found-styles'?: string; readonly 'preview-styles'?: string };
  export default addresses;
}
