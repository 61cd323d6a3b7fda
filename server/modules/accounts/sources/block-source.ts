import { isIP } from 'node:net';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type blockSource as contract,
  type liftSourceBlock as liftContract,
  sourceBlocksMax,
} from '#contract/accounts/platform-sources.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { statement } from '#server/database/statement.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { sourceBlocks } from '#server/modules/accounts/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { findBlock, nicknameOf, shownNetwork } from './block-queries.ts';
import { isRunning, sourceBlocksNotice, sourceBlocksReread } from './blocked-now.ts';

/** Blocks a network. Who would shut themselves out is asked first. */
export async function blockSource(
  caller: Caller<'platform'>,
  { network, hours, reason, includesMe }: z.output<typeof contract.input>,
): Promise<{ id: number }> {
  const added = await transaction(async (tx) => {
    await takeLock(tx, locks.blockedSources);
    if (!includesMe && (await contains(tx, network, caller.source))) throw new Refusal('source_contains_you');
    const asStored = sql`network(${network}::text::inet)`;
    const [same] = await tx
      .select({ startedBy: sourceBlocks.startedBy })
      .from(sourceBlocks)
      .where(and(eq(sourceBlocks.network, asStored), isRunning));
    if (same) throw new Refusal('source_already_blocked', await saidBy(tx, same.startedBy));
    if ((await tx.$count(sourceBlocks, isRunning)) >= sourceBlocksMax)
      throw new Refusal('too_many_source_blocks', { maximum: sourceBlocksMax });
    const [block] = await tx
      .insert(sourceBlocks)
      .values({
        ...{ network: asStored, reason, startedBy: caller.session.accountId },
        endsAt: hours === null ? null : sql`now() + make_interval(hours => ${hours}::int)`,
      })
      .returning();
    if (!block) throw new Error('A block was not written');
    await logOperatorAct(tx, caller, {
      ...{ act: 'source_blocked', subject: shownNetwork(block.network), reason },
      after: { network: shownNetwork(block.network), endsAt: block.endsAt?.toISOString() ?? null },
    });
    await notifyProcesses(tx);
    return { id: block.id };
  });
  await sourceBlocksReread.follow(); // so that it holds here before it is answered; other processes are notified
  return added;
}

/** Lifts a block, once. */
export async function liftSourceBlock(
  caller: Caller<'platform'>,
  { id, reason }: z.output<typeof liftContract.input>,
): Promise<null> {
  await transaction(async (tx) => {
    const [lifted] = await tx
      .update(sourceBlocks)
      .set({ liftedAt: sql`now()`, liftedBy: caller.session.accountId })
      .where(and(eq(sourceBlocks.id, id), isRunning))
      .returning();
    if (!lifted) {
      const block = await findBlock(tx, id);
      if (!block) throw new Refusal('source_block_not_found');
      throw new Refusal('source_block_over', await saidBy(tx, block.liftedBy));
    }
    await logOperatorAct(tx, caller, {
      ...{ act: 'source_block_lifted', subject: shownNetwork(lifted.network), reason },
      before: { network: shownNetwork(lifted.network), endsAt: lifted.endsAt?.toISOString() ?? null },
    });
    await notifyProcesses(tx);
  });
  await sourceBlocksReread.follow();
  return null;
}

async function contains(tx: Transaction, network: string, source: string): Promise<boolean> {
  if (isIP(source) === 0) return false;
  const [found] = await statement<{ isInside: boolean }>(
    'source_in_network',
    sql`select ${source}::text::inet <<= network(${network}::text::inet) as "isInside"`,
  ).rows(tx);
  return found?.isInside ?? false;
}

const notifyProcesses = (tx: Transaction) =>
  statement('source_blocks_changed', sql`select pg_notify('pages_changed', ${sourceBlocksNotice}::text)`).run(tx);

/** Another operator was faster, and is named if that is known. */
async function saidBy(tx: Transaction, accountId: number | null): Promise<{ known: 'yes' | 'no'; name: string }> {
  const name = accountId === null ? null : await nicknameOf(tx, accountId);
  return { known: name === null ? 'no' : 'yes', name: name ?? '' };
}
