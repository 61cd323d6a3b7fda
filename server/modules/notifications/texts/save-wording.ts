import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { locales } from '#contract/core/languages.ts';
import { type MessagePart, noWording, type Wording } from '#contract/notifications/message-wording.ts';
import type { saveMessageWording as contract } from '#contract/notifications/platform.ts';
import { wordingProblem } from '#contract/notifications/wording-problem.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { messageWordings, messageWordingVersions } from '#server/modules/notifications/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { findSaver, getKind } from './message-queries.ts';
import { isShared, partsOfKind, placeholdersOf, type TextKind, textMaxOf } from './placeholders.ts';
import { notifyOfWordings } from './wordings-now.ts';

/** Replaces texts of a kind of message, unless someone else has done so since `version`. */
export async function saveWording(
  caller: Caller<'platform'>,
  { kind: name, version, wording }: z.output<typeof contract.input>,
): Promise<{ version: number }> {
  const { kind } = getKind(name);
  const stripped = strippedOf(kind, wording);
  return transaction(async (tx) => {
    const [stored] = await tx.select().from(messageWordings).where(eq(messageWordings.kind, kind)).for('update');
    // A kind that was never saved has no row that could be locked: of two who save it first, one writes nothing.
    const written = await writeWording(tx, { kind, version, wording: stripped, savedBy: caller.session.accountId });
    if (!written) throw new Refusal('changed_meanwhile', await findSaver(tx, kind));
    const before = stored?.wording ?? noWording;
    await logOperatorAct(tx, caller, { act: 'message_wording_saved', subject: kind, before, after: stripped });
    await notifyOfWordings(tx);
    return written;
  });
}

type Write = { kind: TextKind; version: number; wording: Wording; savedBy: number };

async function writeWording(
  tx: Transaction,
  { kind, version, wording, savedBy }: Write,
): Promise<{ version: number } | null> {
  const saved = { wording, savedBy, savedAt: mallNow };
  const [written] = await tx
    .insert(messageWordings)
    .values({ kind, version: 1, ...saved })
    .onConflictDoUpdate({
      target: messageWordings.kind,
      set: { version: sql`${messageWordings.version} + 1`, ...saved },
      setWhere: eq(messageWordings.version, version),
    })
    .returning({ version: messageWordings.version });
  if (!written) return null;
  await tx.insert(messageWordingVersions).values({ kind, version: written.version, ...saved });
  return written;
}

/** What is stored of what was written: texts of parts that the message has, none of them empty. */
function strippedOf(kind: TextKind, wording: Wording): Wording {
  const parts = partsOfKind(kind);
  const textsOf = (part: MessagePart) =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const text = cleaned(kind, wording[part][locale] ?? '');
        if (!text || !parts.includes(part)) return [];
        assertWording(kind, part, text, locale);
        return [[locale, text]];
      }),
    );
  return { subject: textsOf('subject'), text: textsOf('text'), sms: textsOf('sms') };
}

/** What mails share is one line. */
export const cleaned = (kind: TextKind, text: string): string =>
  isShared(kind) ? text.replaceAll(/\s+/g, ' ').trim() : text.trim();

/** Refuses a text that could not be filled in, with the reason. */
export function assertWording(kind: TextKind, part: MessagePart, text: string, language: string): void {
  if (text.length > textMaxOf(kind, part)) throw new Refusal('bad_input', { field: part });
  const wrong = wordingProblem(text, part, placeholdersOf(kind));
  if (wrong) throw new Refusal('wording_wrong', { ...wrong, part, language });
}
