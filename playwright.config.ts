import { defineConfig } from '@playwright/test';

// Chromium's sandbox cannot start as root; nothing but our own pages is opened.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Journeys that look at pictures, or at how a page comes together with them. */
const looksAtPictures = /@pictures|(accessibility|first-screen|home-banners|home-quality|product-page)\.test\.ts/;

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/mall/mall-for-journeys.ts',
  // Two cores carry the mall, its database and the browser: more would only make each slower.
  // A journey that passes only the second time is named at the end, and more than a few of them fail the run (scripts/run-tests.ts).
  retries: 1,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000, // the first journeys share two cores with the making of pictures
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'line' : 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: process.env.MALL_URL, // set by globalSetup, before the workers read this file
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    trace: 'off', // recording slows every journey down; playwright test --trace on shows one
  },
  projects: [
    { name: 'pictures', grep: looksAtPictures, use: { launchOptions: { executablePath, args } } },
    {
      // Decoding pictures that nobody looks at takes a fifth of the time.
      name: 'journeys',
      grepInvert: looksAtPictures,
      use: { launchOptions: { executablePath, args: [...args, '--blink-settings=imagesEnabled=false'] } },
    },
  ],
});
