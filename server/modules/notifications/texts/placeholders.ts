import { type Locale, locales } from '#contract/core/languages.ts';
import {
  buttonTextMax,
  lastLineMax,
  type MessagePart,
  messageParts,
  type Placeholder,
  partsOf,
  type Wording,
  wordingMax,
} from '#contract/notifications/message-wording.ts';
import { type PlaceholderUse, readText } from '#contract/notifications/read-text.ts';
import { presetText } from '#server/http/translations.ts';
import { type MessageKind, messageKinds } from '#server/providers/messages/message.ts';
import { type SharedText, sharedTexts } from '#server/providers/messages/shared-texts.ts';

/** Without these a text is of no use to its reader. A subject is, since the text follows. */
const texts = ['text', 'sms'] as const satisfies MessagePart[];
const needed: readonly string[] = ['code', 'link', 'reason', 'deadline', 'list'];

/** A kind of message, or a text that mails share. */
export type TextKind = MessageKind | SharedText;
export const isShared = (kind: string): kind is SharedText => sharedTexts.some((one) => one === kind);

/** The parts that a kind of message has, by the channels it is sent by. */
export const partsOfKind = (kind: TextKind): MessagePart[] =>
  isShared(kind) ? ['text'] : messageKinds[kind].flatMap((channel) => partsOf[channel]);

const sharedKey = (kind: SharedText) => (kind === 'footer' ? kind : `parts.${kind}`);

/** How long a text may be. */
export function textMaxOf(kind: TextKind, part: MessagePart): number {
  if (!isShared(kind)) return wordingMax[part];
  return kind === 'footer' ? lastLineMax : buttonTextMax;
}

/** The mall's own texts of a kind of message. */
export function presetOf(kind: TextKind): Wording {
  const own = (locale: Locale, part: MessagePart) =>
    presetText(locale, isShared(kind) ? sharedKey(kind) : `${kind}.${part}`);
  const parts = partsOfKind(kind);
  const textsOf = (part: MessagePart) =>
    parts.includes(part) ? Object.fromEntries(locales.map((locale) => [locale, own(locale, part)])) : {};
  return { subject: textsOf('subject'), text: textsOf('text'), sms: textsOf('sms') };
}

const known = new Map<TextKind, readonly Placeholder[]>();

/** What may stand in the texts of a kind of message: what its own texts say, since it has values for that, and the mall's name. */
export function placeholdersOf(kind: TextKind): readonly Placeholder[] {
  const placeholders = known.get(kind) ?? readPlaceholders(presetOf(kind));
  known.set(kind, placeholders);
  return placeholders;
}

const mallPlaceholder: Placeholder = { name: 'mall', use: 'text', options: [], neededIn: [] };

function readPlaceholders(preset: Wording): Placeholder[] {
  const uses = messageParts.flatMap((part) =>
    Object.values(preset[part]).flatMap((text) => readText(text).uses.map((use) => ({ ...use, part }))),
  );
  const byName = Map.groupBy(uses, ({ name }) => name);
  const own = [...byName].filter(([name]) => name !== mallPlaceholder.name);
  const said = own.map(([name, each]) => {
    const use = useOf(each);
    const options = each.flatMap(({ as, options: ones }) => (as === 'select' ? ones : []));
    return {
      name,
      use,
      options: use === 'choice' ? [...new Set(options)].filter((option) => option !== 'other') : [],
      neededIn: needed.includes(name) ? texts.filter((part) => each.some((one) => one.part === part)) : [],
    };
  });
  return [...said, mallPlaceholder];
}

function useOf(uses: readonly PlaceholderUse[]): Placeholder['use'] {
  if (uses.some(({ as }) => as === 'plural')) return 'number';
  return uses.every(({ as }) => as === 'select') ? 'choice' : 'text';
}
