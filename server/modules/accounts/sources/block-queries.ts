import { desc, eq, not, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import {
  type listSourceBlocks as contract,
  type SourceBlock,
  sourcesCountMax,
} from '#contract/accounts/platform-sources.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { sourceBlocks } from '#server/modules/accounts/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { isRunning } from './blocked-now.ts';

const starters = alias(accounts, 'starters');
const lifters = alias(accounts, 'lifters');

/** As people write it: a single address without the length of its network. */
export function shownNetwork(network: string): string {
  const [address = '', prefix] = network.split('/');
  return prefix === (address.includes(':') ? '128' : '32') ? address : network;
}

/** Networks that are blocked, or were, newest first. */
export async function listSourceBlocks({
  state,
  page,
  limit,
}: z.output<typeof contract.input>): Promise<OutputOf<typeof contract>> {
  const isListed = state === 'running' ? isRunning : not(isRunning as SQL);
  const [rows, counted] = await Promise.all([
    database()
      .select({ block: sourceBlocks, by: starters.nickname, liftedBy: lifters.nickname })
      .from(sourceBlocks)
      .leftJoin(starters, eq(starters.id, sourceBlocks.startedBy))
      .leftJoin(lifters, eq(lifters.id, sourceBlocks.liftedBy))
      .where(isListed)
      .orderBy(desc(sourceBlocks.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ id: sourceBlocks.id }).from(sourceBlocks).where(isListed).limit(sourcesCountMax),
  ]);
  const list = rows.map(
    ({ block, by, liftedBy }): SourceBlock => ({
      ...{ id: block.id, network: shownNetwork(block.network), reason: block.reason, by: by ?? '' },
      startedAt: block.startedAt.toISOString(),
      endsAt: block.endsAt?.toISOString() ?? null,
      liftedAt: block.liftedAt?.toISOString() ?? null,
      liftedBy: liftedBy ?? '',
    }),
  );
  return { list, total: counted.length, page, limit };
}

export async function findBlock(tx: Transaction, id: number) {
  const [block] = await tx.select().from(sourceBlocks).where(eq(sourceBlocks.id, id));
  return block;
}

export async function nicknameOf(tx: Transaction, accountId: number): Promise<string | null> {
  const [account] = await tx.select({ nickname: accounts.nickname }).from(accounts).where(eq(accounts.id, accountId));
  return account?.nickname ?? null;
}
