import { BlockList, isIP } from 'node:net';
import { and, gt, isNull, or, sql } from 'drizzle-orm';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import { openReread } from '#server/database/reread.ts';
import { sourceBlocks } from '#server/modules/accounts/tables.ts';

/** What processes say to each other when a network was blocked, or is no longer. */
export const sourceBlocksNotice = 'source_blocks';

type Block = { network: BlockList; endsAt: Date | null };

// Every request is compared with them, so each process remembers them: all networks in one list, which most sources are not in,
// and each by itself with its end.
let blocks: readonly Block[] = [];
let everyNetwork = new BlockList();
onDatabaseClosed(() => remember([]));

function remember(rows: readonly { network: string; endsAt: Date | null }[]): void {
  everyNetwork = new BlockList();
  blocks = rows.map(({ network, endsAt }) => {
    const own = new BlockList();
    for (const list of [own, everyNetwork]) add(list, network);
    return { network: own, endsAt };
  });
}

function add(list: BlockList, network: string): void {
  const [address = '', prefix = ''] = network.split('/');
  list.addSubnet(address, Number(prefix), familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Not lifted, and not over. */
export const isRunning = and(
  isNull(sourceBlocks.liftedAt),
  or(isNull(sourceBlocks.endsAt), gt(sourceBlocks.endsAt, sql`now()`)),
);

async function readBlocks() {
  const { network, endsAt } = sourceBlocks;
  return database().select({ network, endsAt }).from(sourceBlocks).where(isRunning);
}

/** Read at the start, whenever a process notifies that they have changed, and at intervals. */
export const sourceBlocksReread = openReread('the blocked networks', readBlocks, remember);

/** Whether requests from this address are not answered. Asks nobody. */
export function isSourceBlocked(source: string): boolean {
  if (blocks.length === 0 || isIP(source) === 0) return false;
  const family = familyOf(source);
  if (!everyNetwork.check(source, family)) return false;
  const now = new Date();
  return blocks.some(({ network, endsAt }) => (endsAt === null || endsAt > now) && network.check(source, family));
}
