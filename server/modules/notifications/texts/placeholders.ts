import { locales } from '#contract/core/languages.ts';
import {
  type MessagePart,
  messageParts,
  type Placeholder,
  partsOf,
  type Wording,
} from '#contract/notifications/message-wording.ts';
import { type PlaceholderUse, readText } from '#contract/notifications/read-text.ts';
import { presetText } from '#server/http/translations.ts';
import { type MessageKind, messageKinds } from '#server/providers/messages/message.ts';

/** Without these a text is of no use to its reader. A subject is, since the text follows. */
const texts = ['text', 'sms'] as const satisfies MessagePart[];
const needed: readonly string[] = ['code', 'link', 'reason', 'deadline', 'list'];

/** The parts that a kind of message has, by the channels it is sent by. */
export const partsOfKind = (kind: MessageKind): MessagePart[] =>
  messageKinds[kind].flatMap((channel) => partsOf[channel]);

/** The mall's own texts of a kind of message. */
export function presetOf(kind: MessageKind): Wording {
  const parts = partsOfKind(kind);
  const textsOf = (part: MessagePart) =>
    parts.includes(part)
      ? Object.fromEntries(locales.map((locale) => [locale, presetText(locale, `${kind}.${part}`)]))
      : {};
  return { subject: textsOf('subject'), text: textsOf('text'), sms: textsOf('sms') };
}

const known = new Map<MessageKind, readonly Placeholder[]>();

/** What may stand in the texts of a kind of message: what the mall's own texts say, since every message has values for that. */
export function placeholdersOf(kind: MessageKind): readonly Placeholder[] {
  const placeholders = known.get(kind) ?? readPlaceholders(presetOf(kind));
  known.set(kind, placeholders);
  return placeholders;
}

function readPlaceholders(preset: Wording): Placeholder[] {
  const uses = messageParts.flatMap((part) =>
    Object.values(preset[part]).flatMap((text) => readText(text).uses.map((use) => ({ ...use, part }))),
  );
  const byName = Map.groupBy(uses, ({ name }) => name);
  return [...byName].map(([name, each]) => {
    const use = useOf(each);
    const options = each.flatMap(({ as, options: ones }) => (as === 'select' ? ones : []));
    return {
      name,
      use,
      options: use === 'choice' ? [...new Set(options)].filter((option) => option !== 'other') : [],
      neededIn: needed.includes(name) ? texts.filter((part) => each.some((one) => one.part === part)) : [],
    };
  });
}

function useOf(uses: readonly PlaceholderUse[]): Placeholder['use'] {
  if (uses.some(({ as }) => as === 'plural')) return 'number';
  return uses.every(({ as }) => as === 'select') ? 'choice' : 'text';
}
