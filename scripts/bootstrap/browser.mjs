import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runQuietly } from './program.mjs';
import { isWindows } from './root.mjs';
import { stepFailure } from './steps.mjs';

// The first is the same browser without windows, and opens a page in less than half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const usualPlaces = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
  ),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
};

const playwrightCaches = {
  linux: join(homedir(), '.cache', 'ms-playwright'),
  darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
};
const inPlaywrightFolder = [
  ...[
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-linux-arm64/chrome',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ],
  ...['chrome-mac', 'chrome-mac-arm64', 'chrome-mac-x64'].flatMap((folder) => [
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
  ]),
];

/** The path of a browser for the journeys: one that is there, else one from the distribution where root may install it. */
export async function readyBrowser(note) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await works(chosen)) return chosen;
    throw stepFailure(`CHROMIUM_PATH is ${chosen}, which cannot be run as a browser.`);
  }
  return (await find()) ?? (await installByApt(note)) ?? giveUp();
}

async function find() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const places = [...(isWindows ? [] : onPath), ...(usualPlaces[process.platform] ?? []), ...playwrightBrowsers()];
  for (const place of places) if (await works(place)) return place;
  return null;
}

function playwrightBrowsers() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? playwrightCaches[process.platform] ?? '';
  if (!existsSync(cache)) return [];
  const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  return versions.flatMap((version) => inPlaywrightFolder.map((place) => join(cache, version, place)));
}

/** Asks for its version, because some of these commands only print that the browser has to be installed otherwise. */
async function works(browser) {
  if (!existsSync(browser)) return false;
  return isWindows || (await runQuietly(browser, ['--version'])).isDone; // on Windows --version opens a window
}

async function installByApt(note) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  note('apt-get update');
  await runQuietly('apt-get', ['update'], { env });
  let said = '';
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    note(`apt-get install ${browser}`);
    const { isDone, output } = await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', browser], {
      env,
    });
    if (isDone) return find();
    said = output;
  }
  throw stepFailure(`${said}\napt-get could not install chromium. ${advice}`);
}

const advice = `Install Chromium, Chrome or Edge (or run: npx playwright install chromium), or set CHROMIUM_PATH to one.`;

function giveUp() {
  throw stepFailure(`The tests drive a real browser and none was found. ${advice}`);
}
