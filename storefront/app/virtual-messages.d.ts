/** Made by localization/plugin.ts; for the server alone. */
declare module 'virtual:messages' {
  export const locales: Readonly<Record<string, { messages: import('./platform/locale/messages.ts').Messages; file: string }>>;
}
