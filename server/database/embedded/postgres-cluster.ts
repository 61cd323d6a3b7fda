import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { startFailure } from '#server/database/start-failure.ts';
import type { PostgresHome } from './postgres-home.ts';

export const DATABASE = 'galleria';
export const DATABASE_USER = 'galleria';
const MAJOR_VERSION = '18';
const PASSWORD_FILE = 'galleria-password';

// PostgreSQL compares and changes case by its built-in rules, the same on every machine. Only pg_trgm asks the operating
// system what a letter is, and under plain C it finds no letters in Chinese, Thai or Lao: C is the last resort.
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Makes sure that the home holds a database of ours; an interrupted creation is started again. */
export function makeClusterOnce(home: PostgresHome, say: (line: string) => void): void {
  const { dataFolder, link } = home;
  // Without the link, data in the other place belong to a mall whose data folder was removed.
  if (link && !fs.lstatSync(link, { throwIfNoEntry: false })) fs.rmSync(dataFolder, { recursive: true, force: true });

  const versionFile = join(dataFolder, 'PG_VERSION');
  if (!fs.existsSync(versionFile)) {
    if (link && fs.lstatSync(link, { throwIfNoEntry: false })) say(`${link} points at nothing: making a new database`);
    makeCluster(home);
  } else {
    assertVersion(versionFile);
    takeOwnership(home);
  }
  if (link && !fs.existsSync(link)) pointLink(link, dataFolder);
}

/** The password is stored inside its data folder, so that neither exists without the other. */
export function readPassword({ dataFolder }: PostgresHome): string {
  return fs.readFileSync(join(dataFolder, PASSWORD_FILE), 'utf8').trim();
}

/** The spawn options of every PostgreSQL program: none of the caller's PG* settings reach it. */
export function spawnOptions({ user }: PostgresHome, cwd: string) {
  const { PATH, SystemRoot } = process.env;
  return { ...user, cwd, env: { PATH, SystemRoot, LC_ALL: 'C' } };
}

function makeCluster(home: PostgresHome): void {
  const { dataFolder, user, binaries } = home;
  fs.mkdirSync(dirname(dataFolder), { recursive: true, mode: 0o755 });
  removeHalfMade(dataFolder);
  // A name with our process id, because the initdb of a mall that was just killed may still be writing into its own.
  const making = `${dataFolder}.making-${process.pid}`;
  const passwordFile = `${making}-password`;
  fs.writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (user) fs.chownSync(passwordFile, user.uid, user.gid);

  let complaint = '';
  for (const characterType of characterTypes) {
    fs.rmSync(making, { recursive: true, force: true });
    fs.mkdirSync(making, { mode: 0o700 });
    if (user) fs.chownSync(making, user.uid, user.gid);
    const initdb = spawnSync(
      binaries.initdb,
      [
        ...['-D', making, '--username', DATABASE_USER, '--auth', 'scram-sha-256', '--pwfile', passwordFile],
        ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
        ...['--locale', 'C', '--lc-ctype', characterType, '--text-search-config', 'simple', '--data-checksums'],
      ],
      { ...spawnOptions(home, making), encoding: 'utf8' },
    );
    complaint = initdb.error?.message ?? initdb.stderr;
    if (initdb.status === 0) break;
    if (!complaint.includes('invalid locale'))
      throw startFailure(`The database could not be made: ${lastLine(complaint)}`);
  }
  createDatabase(home, making);
  fs.renameSync(passwordFile, join(making, PASSWORD_FILE));
  fs.renameSync(making, dataFolder);
}

function removeHalfMade(dataFolder: string): void {
  for (const name of fs.readdirSync(dirname(dataFolder))) {
    if (!name.startsWith(`${basename(dataFolder)}.making`)) continue;
    try {
      fs.rmSync(join(dirname(dataFolder), name), { recursive: true, force: true });
    } catch {
      // still being written to: it is removed next time
    }
  }
}

/** Done in single-user mode, before the folder gets its final name: a cluster is complete or does not exist. */
function createDatabase(home: PostgresHome, folder: string): void {
  const single = spawnSync(home.binaries.postgres, ['--single', '-D', folder, 'postgres'], {
    ...spawnOptions(home, folder),
    input: `CREATE DATABASE ${DATABASE};\n`,
    encoding: 'utf8',
  });
  if (single.status !== 0 || single.stderr.includes('ERROR')) {
    throw startFailure(`The database could not be made: ${lastLine(single.error?.message ?? single.stderr)}`);
  }
}

function assertVersion(versionFile: string): void {
  const version = fs.readFileSync(versionFile, 'utf8').trim();
  if (version === MAJOR_VERSION) return;
  const folder = dirname(versionFile);
  throw startFailure(
    `The database in ${folder} is of PostgreSQL ${version}, this mall runs ${MAJOR_VERSION}: upgrade or remove it.`,
  );
}

/** Data that root copied or restored belong to root, as whom PostgreSQL cannot run. */
function takeOwnership({ dataFolder, user }: PostgresHome): void {
  if (!user || fs.statSync(dataFolder).uid === user.uid) return;
  for (const entry of fs.readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })) {
    fs.lchownSync(join(dataFolder, entry), user.uid, user.gid);
  }
  fs.chownSync(dataFolder, user.uid, user.gid);
}

function pointLink(link: string, dataFolder: string): void {
  fs.rmSync(link, { force: true });
  fs.symlinkSync(dataFolder, link);
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
