import type { Locale } from '#contract/core/languages.ts';
import type { SampleMail, SampleMailRow } from '#contract/notifications/developer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { messageKinds } from '#server/providers/messages/message.ts';
import { everyKind, type TopicKind } from '#server/providers/messages/message-topics.ts';
import { writeMessage } from '#server/providers/messages/queue-message.ts';
import { findSample } from './message-queries.ts';
import { placeholdersOf } from './placeholders.ts';
import { sampleBlocks } from './sample-blocks.ts';
import { type SampleOf, sampleCode, sampleValues } from './sample-message.ts';

const mailKinds = everyKind.filter(({ kind }) => messageKinds[kind].some((channel) => channel === 'email'));

/** Every kind of mail with its subject, in the order in which people meet them. */
export async function listMails(locale: Locale): Promise<SampleMailRow[]> {
  const sample = await findSample(locale);
  return mailKinds.map((each) => ({ ...each, subject: written(each, sample).subject }));
}

/** One of them as it would be sent. */
export async function findMail(name: string, locale: Locale): Promise<SampleMail> {
  const each = mailKinds.find(({ kind }) => kind === name);
  if (!each) throw new Refusal('message_kind_not_found');
  const { subject, text, html } = written(each, await findSample(locale));
  return { kind: each.kind, subject, text, html: html ?? '' };
}

function written(each: TopicKind, sample: SampleOf) {
  const { kind } = each;
  const isCode = placeholdersOf(kind).some(({ name }) => name === 'code');
  return writeMessage({
    ...{ channel: 'email', kind, locale: sample.locale, ...(isCode && { code: sampleCode }) },
    values: sampleValues(each, sample),
    blocks: sampleBlocks(each, sample),
  });
}
