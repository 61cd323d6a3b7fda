import { chromium } from '@playwright/test';
import type { Job } from '#demo/studio/page/page.ts';
import { bundlePage } from './bundle.ts';

export type Photographer = { take: (job: Job) => Promise<Buffer>; close: () => Promise<void> };

/** Chromium's own software draws the same picture on every machine, with or without a graphics card. */
const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** One browser with one page for all pictures. */
export async function openPhotographer(): Promise<Photographer> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args });
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  await page.addScriptTag({ content: await bundlePage() });
  await page.evaluate(() => window.studioReady);
  return {
    async take(job) {
      const url = await page.evaluate((one) => window.takePicture(one), job);
      if (said.length > 0) throw new Error(`${job.model}, ${job.shot}: ${said.splice(0).join('\n')}`);
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    },
    close: () => browser.close(),
  };
}
