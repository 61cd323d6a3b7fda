import { defineConfig } from '@playwright/test';

// Chromium's sandbox cannot start as root; nothing but our own pages is opened.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1', // else each page starts another process beside its own, for a page that never comes
];
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Journeys that check pictures, or how a page loads with them. */
const needsPictures = /@pictures|(accessibility|first-screen|home-banners|home-quality|product-page)\.test\.ts/;

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/mall/mall-for-journeys.ts',
  // Two cores run the mall, its database and the browser: more workers would only slow each other down.
  // A journey that passes only the second time is named at the end, and more than a few of them fail the run (scripts/run-tests.ts).
  retries: 1,
  workers: 2,
  fullyParallel: true,
  // Ample on a machine that is several times slower than usual: speed is watched in bench/, not here.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: process.env.CI ? 'line' : 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: 30_000, // what never comes is named in the report, instead of the whole journey
    baseURL: process.env.MALL_URL, // set by globalSetup, before the workers read this file
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    trace: 'off', // recording slows every journey down; playwright test --trace on shows one
  },
  projects: [
    { name: 'pictures', grep: needsPictures, use: { launchOptions: { executablePath, args } } },
    {
      // Decoding pictures takes a fifth of the time.
      name: 'journeys',
      grepInvert: needsPictures,
      use: { launchOptions: { executablePath, args: [...args, '--blink-settings=imagesEnabled=false'] } },
    },
  ],
});
