import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './program.mjs';
import { inRoot } from './root.mjs';
import { stepFailure } from './steps.mjs';

const sources = ['storefront', 'ui', 'contract', 'locales', 'console', 'public'];
const settings = ['react-router.config.ts', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];
const stamp = inRoot('build', '.stamp');

/** Builds the pages unless they were built from exactly these sources. */
export async function readyStorefront(node, note) {
  const wanted = fingerprint([...sources, ...settings]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return note('up to date');
  note('building');
  rmSync(stamp, { force: true });
  const command = inRoot('node_modules', '@react-router', 'dev', 'bin.cjs');
  const build = await runQuietly(node, [command, 'build'], { env: { NODE_ENV: 'production' } });
  if (!build.isDone) throw stepFailure(`${build.output}\nThe storefront could not be built; the reason is above.`);
  // The console is an app of its own, and React Router looks for it in the current folder.
  const inConsole = { env: { NODE_ENV: 'production' }, cwd: inRoot('console') };
  const consoleBuild = await runQuietly(node, [command, 'build'], inConsole);
  if (!consoleBuild.isDone)
    throw stepFailure(`${consoleBuild.output}\nThe console could not be built; the reason is above.`);
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
  return entry.isDirectory() ? readdirSync(inRoot(path)).flatMap((name) => filesIn(join(path, name))) : [path];
}
