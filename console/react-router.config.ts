import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: '../build/console',
  basename: '/console/',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
