import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Reconciliation, reconciledDays } from '#contract/payments/platform-reconciliation.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import type { PaymentProvider, ProviderName } from '#server/providers/payments/payment-provider.ts';
import { findProvider } from '#server/providers/payments/payment-providers.ts';
import { reconcileCharges } from './ask-providers.ts';
import { type BookEntry, differencesOf, type Found, notThere } from './book-differences.ts';
import { listCapturesSince, listOpen, listOurs, listRuns } from './reconciliation-queries.ts';
import { reconciliationDifferences, reconciliations } from './tables.ts';

const dayMs = 86_400_000;
const underWayMs = 600_000; // a payment younger than this may not have been reported yet
const staleMinutes = 30; // a comparison that takes longer was stopped with its process

/** Compares the book of a provider with ours for an operator. */
export async function reconcileNow(by: LoggedOperator, name: ProviderName): Promise<Reconciliation> {
  const provider = findProvider(name);
  if (!provider) throw new Refusal('pay_provider_closed');
  const runId = await begin(name, by);
  if (runId === null) throw new Refusal('reconciliation_running');
  if (!(await compare(provider, runId))) throw new Refusal('pay_provider_away');
  const run = (await listRuns()).find((one) => one.provider === name);
  if (!run) throw new Error(`Provider ${name} has no comparison`);
  return run;
}

/** Compares the books of all providers, each once a day. */
export async function reconcileDaily(): Promise<void> {
  for (const { provider: name, startedAt, isRunning } of await listRuns()) {
    const provider = findProvider(name);
    const isDue = startedAt === null || Date.now() - Date.parse(startedAt) >= dayMs;
    if (!provider || !isDue || isRunning) continue;
    const runId = await begin(name, null);
    if (runId !== null) await compare(provider, runId);
  }
}

/** Null when a comparison is under way. */
function begin(provider: ProviderName, by: LoggedOperator): Promise<number | null> {
  return transaction(async (tx) => {
    await tx
      .update(reconciliations)
      .set({ endedAt: mallNow, failure: 'interrupted' })
      .where(
        and(
          eq(reconciliations.provider, provider),
          isNull(reconciliations.endedAt),
          lt(reconciliations.startedAt, sql`${mallNow} - make_interval(mins => ${staleMinutes})`),
        ),
      );
    const [run] = await tx
      .insert(reconciliations)
      .values({ provider, startedBy: by?.session.accountId ?? null, startedAt: mallNow })
      .onConflictDoNothing()
      .returning({ id: reconciliations.id });
    if (run) await logOperatorAct(tx, by, { act: 'books_compared', subject: provider });
    return run?.id ?? null;
  });
}

/** Reads both books and writes down where they differ. False when the provider did not answer. */
async function compare(provider: PaymentProvider, runId: number): Promise<boolean> {
  try {
    await reconcileCharges(); // what only lacks a report is no difference
    const { found, seen } = await readDifferences(provider);
    const settled = await findSettled(provider.name, found, seen);
    await transaction(async (tx) => {
      for (const difference of found) await writeFound(tx, provider.name, difference);
      await settle(tx, settled);
      const ended = { endedAt: mallNow, compared: seen.size };
      await tx.update(reconciliations).set(ended).where(eq(reconciliations.id, runId));
    });
    return true;
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, `the book of ${provider.name} could not be compared with ours`);
    await database()
      .update(reconciliations)
      .set({ endedAt: mallNow, failure: 'away' })
      .where(eq(reconciliations.id, runId));
    return false;
  }
}

async function readDifferences({ name, readBook }: PaymentProvider): Promise<{ found: Found[]; seen: Set<string> }> {
  const now = Date.now();
  const since = new Date(now - reconciledDays * dayMs);
  const settledBefore = new Date(now - underWayMs);
  const seen = new Set<string>();
  const found: Found[] = [];
  // Our book is read first: a payment that comes in meanwhile is only in theirs, and too recent to count as a difference.
  const captured = await listCapturesSince(name, new Date(since.getTime() + dayMs), settledBefore);
  for await (const batch of readBook(since)) {
    const theirs: BookEntry[] = batch.filter(({ received }) => received > 0);
    for (const { providerId } of theirs) seen.add(providerId);
    const ours = await listOurs(
      name,
      theirs.map(({ providerId }) => providerId),
    );
    const settled = theirs.filter(({ receivedAt }) => receivedAt < settledBefore);
    found.push(...differencesOf(settled, ours));
  }
  found.push(...captured.filter(({ providerId }) => !seen.has(providerId)).map(notThere));
  return { found, seen };
}

/** What is found is open, unless someone has explained it. */
async function writeFound(tx: Transaction, provider: ProviderName, difference: Found): Promise<void> {
  await tx
    .insert(reconciliationDifferences)
    .values({ provider, ...difference, foundAt: mallNow })
    .onConflictDoUpdate({
      target: [
        reconciliationDifferences.provider,
        reconciliationDifferences.providerId,
        reconciliationDifferences.kind,
        reconciliationDifferences.theirs,
        reconciliationDifferences.ours,
      ],
      set: { state: 'open', endedAt: null, foundAt: mallNow },
      setWhere: eq(reconciliationDifferences.state, 'settled'),
    });
}

/**
 * Which open differences are equal now. What merely is too old to be compared again stays open until someone has explained it. A
 * payment that we alone had is settled too when we have it no longer.
 */
async function findSettled(
  provider: ProviderName,
  found: readonly Found[],
  seen: ReadonlySet<string>,
): Promise<number[]> {
  const keyOf = ({ kind, providerId, theirs, ours }: Omit<Found, 'currency'>) =>
    [kind, providerId, theirs, ours].join(' ');
  const stillThere = new Set(found.map(keyOf));
  const others = (await listOpen(provider)).filter((one) => !stillThere.has(keyOf(one)));
  const ours = await listOurs(
    provider,
    others.map(({ providerId }) => providerId),
  );
  const isSettled = ({ kind, providerId }: (typeof others)[number]) =>
    seen.has(providerId) || (kind === 'not_there' && !ours.has(providerId));
  return others.filter(isSettled).map(({ id }) => id);
}

async function settle(tx: Transaction, ids: number[]): Promise<void> {
  const { id, state } = reconciliationDifferences;
  await tx
    .update(reconciliationDifferences)
    .set({ state: 'settled', endedAt: mallNow })
    .where(and(inArray(id, ids), eq(state, 'open')));
}
