import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './program.mjs';
import { inRoot } from './root.mjs';
import { stepFailure } from './steps.mjs';

const shared = ['ui', 'contract', 'locales', 'package-lock.json', 'tsconfig.json'];

/** Builds the storefront unless it was built from exactly these sources. */
export function readyStorefront(node, note) {
  const sources = ['storefront', 'react-router.config.ts', 'vite.config.ts', ...shared];
  return build(node, note, { name: 'storefront', sources, cwd: inRoot(), stamp: inRoot('build', '.stamp') });
}

/** The same for the console, an app of its own: React Router looks for it in the current folder. */
export function readyConsole(node, note) {
  const stamp = inRoot('build', '.console-stamp');
  return build(node, note, { name: 'console', sources: ['console', ...shared], cwd: inRoot('console'), stamp });
}

async function build(node, note, { name, sources, cwd, stamp }) {
  const wanted = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return note('up to date');
  note('building');
  rmSync(stamp, { force: true });
  const command = inRoot('node_modules', '@react-router', 'dev', 'bin.cjs');
  const built = await runQuietly(node, [command, 'build'], { env: { NODE_ENV: 'production' }, cwd });
  if (!built.isDone) throw stepFailure(`${built.output}\nThe ${name} could not be built; the reason is above.`);
  writeFileSync(stamp, wanted);
}

/** By content, not by time: a checkout touches every file and changes few. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0');
  return hash.digest('hex');
}

function filesIn(path) {
  const entry = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  const names = readdirSync(inRoot(path)).filter((name) => name !== '.react-router'); // written by the build
  return names.flatMap((name) => filesIn(join(path, name)));
}
