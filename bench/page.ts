import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

export type PageFigures = {
  bytes: Record<'html' | 'script' | 'style' | 'pictures' | 'fonts', number>;
  lcpMs: number;
  cls: number;
  blockingMs: number;
};

// 4 × slower processor, 8 Mbit/s, 165 ms: a modest laptop on a mobile connection.
const network = { offline: false, latency: 165, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 };
const cpuSlowdown = 4;
const rounds = 9;

export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** What the first visit to a page costs, on a slow machine and line; the middle of several cold visits. */
export async function measurePage(url: string): Promise<PageFigures> {
  const browser = await chromium.launch(launchOptions);
  try {
    const visits: PageFigures[] = [];
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url));
    const middle = (figure: (visit: PageFigures) => number) =>
      visits.map(figure).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    // A slow visit may have been counted as finished before its scripts came, so the largest weight is the true one.
    const [fullest] = visits.toSorted((a, b) => b.bytes.script - a.bytes.script);
    if (!fullest) throw new Error('no visit');
    return {
      bytes: fullest.bytes,
      lcpMs: middle((v) => v.lcpMs),
      cls: middle((v) => v.cls),
      blockingMs: middle((v) => v.blockingMs),
    };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string): Promise<PageFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const bytes = { html: 0, script: 0, style: 0, pictures: 0, fonts: 0 };
  const kinds = { document: 'html', script: 'script', stylesheet: 'style', image: 'pictures', font: 'fonts' } as const;
  const weighing: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType() as keyof typeof kinds];
    if (!kind) return;
    // Text is weighed as gzip, so that the figure does not depend on which encoding the browser chose.
    weighing.push(
      response.body().then(
        (body) => {
          bytes[kind] += kind === 'pictures' || kind === 'fonts' ? body.length : gzipSync(body).length;
        },
        () => {},
      ),
    );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(saveData);
  await page.addInitScript(watchVitals);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  const vitals = await page.evaluate(
    () => (globalThis as unknown as { vitals: { lcp: number; cls: number; blocking: number } }).vitals,
  );
  await Promise.all(weighing);
  await page.close();
  return { bytes, lcpMs: vitals.lcp, cls: vitals.cls, blockingMs: vitals.blocking };
}

// Both functions run in the page, before its own scripts.

// The code of other pages, fetched ahead when the browser is idle, is not part of the visit; with data saver on the browser does not fetch it.
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

function watchVitals() {
  const vitals = { lcp: 0, cls: 0, blocking: 0 };
  Object.assign(globalThis, { vitals });
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) vitals.cls += entry.value;
  });
  watch('longtask', (entry) => {
    vitals.blocking += Math.max(0, entry.duration - 50);
  });
}
