import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
} satisfies Config;
