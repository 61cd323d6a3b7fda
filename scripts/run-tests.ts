import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `again`: the names of tests that passed only in their second try. */
type Count = { passed: number; failed: number; again?: string[] };
type Check = { name: string; command: string[]; env?: Record<string, string>; count?: () => Count };

const reports = mkdtempSync(join(tmpdir(), 'galleria-tests-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

// The quickest come first: the first failure ends the run.
const checks: Check[] = [
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'route types', command: ['react-router', 'typegen'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: countVitest,
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    count: countPlaywright,
  },
];

let stopCurrent: ((signal: NodeJS.Signals) => void) | null = null;
let wasStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    wasStopped = true;
    stopCurrent?.(signal);
  });
}
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

// One journey may fail on a busy machine; several point to a fault of the mall or of the journeys.
const againMax = 5;

const total = { passed: 0, failed: 0, again: [] as string[] };
let isGood = true;
for (const check of checks) {
  const startedAt = performance.now();
  console.log(`\n▶ ${check.name}: ${check.command.slice(0, 2).join(' ')}`);
  isGood = await run(check);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${isGood ? '✓' : '✗'} ${check.name} ${seconds} s`);
  const count = check.count?.() ?? { passed: 0, failed: 0 };
  total.passed += count.passed;
  total.again.push(...(count.again ?? []));
  // What fails without naming a test (a lint error, a server that did not start) is one failure all the same.
  total.failed += isGood ? count.failed : Math.max(count.failed, 1);
  if (!isGood || wasStopped) break;
}
if (total.again.length > 0) {
  console.log(`\nPassed only when tried once more (${total.again.length}; more than ${againMax} fail the run):`);
  for (const name of total.again) console.log(`  ${name}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(isGood && !wasStopped && total.again.length <= againMax ? 0 : 1);

/** In a group of its own, so that nothing it started (servers, browsers) outlives it, however it ends. */
function run({ command: [program = '', ...args], env }: Check): Promise<boolean> {
  const child = spawn(program, args, {
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const signalAll = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // the whole group is gone already
    }
  };
  stopCurrent = signalAll;
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => {
      signalAll('SIGKILL');
      resolve(code === 0);
    });
  });
}

function countVitest(): Count {
  const report = readReport(vitestReport);
  return { passed: report.numPassedTests ?? 0, failed: (report.numFailedTests ?? 0) + suitesThatDidNotLoad(report) };
}

/** A file that breaks before its first test counts as one failure: vitest lists it without tests. */
function suitesThatDidNotLoad({ testResults = [] }: Report): number {
  return testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .length;
}

function countPlaywright(): Count {
  const { stats, suites = [] } = readReport(playwrightReport);
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  return { passed, failed: stats?.unexpected ?? 0, again: suites.flatMap(namesOfFlaky) };
}

type Suite = { file: string; specs?: { title: string; line: number; tests: { status: string }[] }[]; suites?: Suite[] };

function namesOfFlaky({ file, specs = [], suites = [] }: Suite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ title, line }) => `${file}:${line} ${title}`), ...suites.flatMap(namesOfFlaky)];
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { status: string; assertionResults: unknown[] }[];
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
};

function readReport(file: string): Report {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
