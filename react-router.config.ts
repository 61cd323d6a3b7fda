import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront',
  ssr: true,
  // The whole map is small; sending it at once spares a request per link that comes into view.
  routeDiscovery: { mode: 'initial' },
  // Screens have hardly anything that could be fetched apart from their component, so each is one file.
  splitRouteModules: false,
} satisfies Config;
