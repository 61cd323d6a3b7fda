import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { countryNames } from './base/countries/country-names-plugin.ts';

export default defineConfig({
  plugins: [countryNames(), reactRouter()],
  resolve: { alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('base/zod.ts', import.meta.url)) }] },
  publicDir: false,
  build: {
    target: 'es2023',
    assetsDir: 'console/assets', // where the mall serves them, beside the storefront's
    modulePreload: { polyfill: false },
    emptyOutDir: true, // it lies outside this folder
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What almost every screen needs is one script: many small ones compress badly, and each costs every visit its
            // name in the router's map of screens.
            codeSplitting: { groups: [{ name: 'every-screen', minShareCount: 48 }] },
          },
        },
      },
    },
  },
});
