import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runQuietly } from './program.mjs';
import { inRoot, isWindows, root } from './root.mjs';
import { stepFailure } from './steps.mjs';

const stamp = inRoot('node_modules', '.galleria-stamp');
const installed = inRoot('node_modules', '.package-lock.json');

/** Installs exactly what package-lock.json says, unless that was done already. */
export async function readyPackages(note) {
  const lockfile = readFileSync(inRoot('package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  if (read(stamp) === wanted && existsSync(installed)) return note('up to date');
  if (!hasAll(JSON.parse(lockfile).packages)) {
    note('npm ci');
    // npm writes its list of packages last: removed first, it is missing after an interrupted install.
    rmSync(stamp, { force: true });
    rmSync(installed, { force: true });
    await install();
  }
  writeFileSync(stamp, wanted);
}

/** Whether an npm install by hand already installed every package that this machine needs. */
function hasAll(wanted) {
  const present = JSON.parse(read(installed) ?? '{}').packages;
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return path in present ? present[path].version === version : optional === true;
  });
}

async function install() {
  const [program, ...npm] = findNpm();
  // The storefront is built and tested on this machine, which needs the development packages even with NODE_ENV=production.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const exact = await runQuietly(program, [...npm, 'ci', ...flags]);
  if (exact.isDone) return;
  // A hiccup of the network, or files that a killed install was still writing. `npm ci` also refuses a lockfile that
  // lacks binaries for other kinds of machine, which `install` does not mind; it takes the same versions.
  const lenient = await runQuietly(program, [...npm, 'install', '--no-save', ...flags]);
  if (!lenient.isDone)
    throw stepFailure(`${lenient.output}\nnpm could not install the packages; what it said is above.`);
}

/** The npm that called us, run by a Node that does not lie in the folder which npm is about to empty. */
function findNpm() {
  const npm = process.env.npm_execpath;
  if (!npm || !/\.c?js$/.test(npm)) return isWindows ? ['cmd', '/c', 'npm'] : ['npm'];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, isWindows ? 'node.exe' : 'node'));
  const candidates = [process.env.npm_node_execpath, process.execPath, ...onPath].filter(Boolean);
  const outside = candidates.find((node) => !node.startsWith(root) && existsSync(node));
  if (outside) return [outside, npm];
  const copy = join(mkdtempSync(join(tmpdir(), 'galleria-node-')), isWindows ? 'node.exe' : 'node');
  copyFileSync(process.execPath, copy);
  return [copy, npm];
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
