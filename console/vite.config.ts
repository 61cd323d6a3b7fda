import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  build: {
    target: 'es2023',
    assetsDir: 'console/assets', // where the mall serves them, beside the storefront's
    modulePreload: { polyfill: false },
    emptyOutDir: true, // it lies outside this folder
  },
});
