import type { OutputOf } from '#contract/core/call.ts';
import { partsOf } from '#contract/notifications/message-wording.ts';
import type { MessageDraft, previewMessage } from '#contract/notifications/platform.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getUserOf } from '#server/modules/identity/index.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { messageKinds } from '#server/providers/messages/message.ts';
import type { SharedKind, TopicKind } from '#server/providers/messages/message-topics.ts';
import { queueMessage, writeMessage } from '#server/providers/messages/queue-message.ts';
import { ownSharedText } from '#server/providers/messages/shared-texts.ts';
import { findSample, getKind } from './message-queries.ts';
import { placeholdersOf } from './placeholders.ts';
import { sampleBlocks } from './sample-blocks.ts';
import { sampleCode, sampleValues } from './sample-message.ts';
import { assertWording, cleaned } from './save-wording.ts';

/** A message with sample values, made of a draft of its texts. */
async function sampleOf(draft: MessageDraft) {
  const { language, channel, subject, text, sms } = draft;
  const each = getKind(draft.kind);
  if (each.topic === 'shared') return sampleWithShared(each, draft);
  if (!messageKinds[each.kind].some((one) => one === channel)) throw new Refusal('bad_input', { field: 'channel' });
  for (const part of partsOf[channel]) assertWording(each.kind, part, draft[part], language);
  const sample = await findSample(language);
  const values = sampleValues(each, sample);
  const isCode = placeholdersOf(each.kind).some(({ name }) => name === 'code');
  return {
    ...{ channel, kind: each.kind, locale: language, values, draft: { subject, text, sms } },
    ...(isCode && { code: sampleCode }),
    blocks: sampleBlocks(each, sample),
  };
}

const sharedShownIn: TopicKind = { kind: 'orderPaid', topic: 'orders' };

/** What mails share is shown in one of them: that of a payment, with the button in place of its own. */
async function sampleWithShared({ kind }: SharedKind, { language, channel, text }: MessageDraft) {
  if (channel !== 'email') throw new Refusal('bad_input', { field: 'channel' });
  const words = cleaned(kind, text);
  assertWording(kind, 'text', words, language);
  const sample = await findSample(language);
  const blocks = sampleBlocks(sharedShownIn, sample);
  const label = words || ownSharedText(language, kind);
  return {
    ...{ channel, kind: sharedShownIn.kind, locale: language, values: sampleValues(sharedShownIn, sample) },
    ...(kind === 'footer'
      ? { blocks, footer: label }
      : { blocks: blocks.map((block) => (block.block === 'button' ? { ...block, label } : block)) }),
  };
}

/** A message as it would be sent. */
export async function preview(draft: MessageDraft): Promise<OutputOf<typeof previewMessage>> {
  return writeMessage(await sampleOf(draft));
}

/** Sends a message with sample values to whoever asks for it. */
export async function sendTest(caller: Caller<'platform'>, draft: MessageDraft): Promise<{ to: string }> {
  const { accountId } = caller.session;
  const sample = await sampleOf(draft);
  const { email, phone } = await getUserOf(accountId);
  const to = draft.channel === 'email' ? email : phone;
  if (!to) throw new Refusal(draft.channel === 'email' ? 'no_email' : 'no_phone');
  await countTry('testMessage', String(accountId));
  if (draft.channel === 'sms') await countTry('smsInAll', 'everybody');
  await transaction(async (tx) => {
    await queueMessage(tx, { ...sample, to });
    const after = { language: draft.language, channel: draft.channel };
    await logOperatorAct(tx, caller, { act: 'message_tested', subject: draft.kind, after });
  });
  return { to };
}
