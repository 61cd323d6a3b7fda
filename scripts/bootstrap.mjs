// The entry of every npm script. It must run on a fresh clone, so it is plain JavaScript for Node 20 without packages:
// it installs what is missing (packages, Node 24, the built shop, a browser for the tests), then starts the program itself.
import { readyPostgres, readyRuntime } from './bootstrap/binaries.mjs';
import { readyBrowser } from './bootstrap/browser.mjs';
import { onlyOneAtATime } from './bootstrap/one-at-a-time.mjs';
import { readyPackages } from './bootstrap/packages.mjs';
import { runProgram } from './bootstrap/program.mjs';
import { end, fail, step } from './bootstrap/steps.mjs';
import { readyConsole, readyStorefront } from './bootstrap/storefront.mjs';
import { runAgainOnChange } from './bootstrap/watch.mjs';

const commands = {
  start: { needs: [storefront, console], run: (node) => runProgram(node, ['server/start/main.ts', ...rest]) },
  dev: { needs: [console], run: (node) => runAgainOnChange(node, ['server/start/main.ts', ...rest]) },
  test: { needs: [storefront, console, browser], run: (node) => runProgram(node, ['scripts/run-tests.ts', ...rest]) },
  bench: {
    needs: [storefront, console],
    run: async (node) => {
      const ended = await runProgram(node, ['bench/run.ts', ...rest]);
      return ended.code === 0 ? runProgram(node, ['bench/checkout.ts', ...rest]) : ended;
    },
  },
  'bench:checkout': { needs: [storefront, console], run: (node) => runProgram(node, ['bench/checkout.ts', ...rest]) },
  'bench:console': {
    needs: [storefront, console],
    run: (node) => runProgram(node, [isOfPlatform ? 'bench/platform/run.ts' : 'bench/console.ts', ...rest]),
  },
  'bench:chat': { needs: [], run: (node) => runProgram(node, ['bench/chat.ts', ...rest]) },
  'bench:search': { needs: [storefront, console], run: (node) => runProgram(node, ['bench/search.ts', ...rest]) },
  'test:mutation': { needs: [], run: (node) => runProgram(node, ['node_modules/.bin/stryker', 'run', ...rest]) },
  audit: { needs: [], run: (node) => runProgram(node, ['scripts/audit.ts', ...rest]) },
  'demo:render': { needs: [browser], run: (node) => runProgram(node, ['scripts/demo-render.ts', ...rest]) },
  'demo:scale': { needs: [], run: (node) => runProgram(node, ['scripts/demo-scale.ts', ...rest]) },
};

const [name = '', ...rest] = process.argv.slice(2);
const isOfPlatform = rest[rest.indexOf('--side') + 1] === 'platform';
const command = commands[name];
if (!command) fail(`Usage: node scripts/bootstrap.mjs ${Object.keys(commands).join(' | ')}`);

try {
  const node = await onlyOneAtATime(async () => {
    await step('packages', readyPackages);
    const runtime = await step('node 24', readyRuntime);
    await step('postgresql', () => readyPostgres(runtime));
    for (const need of command.needs) await need(runtime);
    return runtime;
  });
  end(await command.run(node));
} catch (error) {
  fail(error instanceof Error && error.name === 'StepFailure' ? error.message : error);
}

function storefront(node) {
  return step('storefront', (note) => readyStorefront(node, note));
}

function console(node) {
  return step('console', (note) => readyConsole(node, note));
}

async function browser() {
  process.env.CHROMIUM_PATH = await step('browser', readyBrowser);
}
