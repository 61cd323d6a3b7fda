import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keywordMax, listMessages } from '#contract/chat/shopper.ts';
import type { Message } from '#contract/chat/values.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { useChatTimes } from './chat-times.ts';

type ChatSearchProps = { chatId: number; deskName: string; onFound: (message: Message) => void };

/** Looks for words in a conversation; a result leads to its place there. */
export function ChatSearch({ chatId, deskName, onFound }: ChatSearchProps) {
  const t = useTranslations('chat');
  const times = useChatTimes();
  const [words, setWords] = useState('');
  const [result, setResult] = useState<readonly Message[] | 'asking' | null>(null);

  async function search() {
    const keyword = words.trim();
    if (!keyword) return setResult(null);
    setResult('asking');
    const read = await callFromBrowser(listMessages, { chatId, keyword }).catch(() => null);
    setResult(read ? read.list.toReversed() : null);
  }
  const dayOf = (at: string) => {
    const day = times.day(at);
    return day === 'today' || day === 'yesterday' ? t(day) : day;
  };
  return (
    <search className="flex max-h-1/2 shrink-0 flex-col border-b border-line bg-card">
      <form
        className="px-5 py-3"
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <SearchInput
          label={t('search')}
          buttonLabel={t('search')}
          maxLength={keywordMax}
          value={words}
          autoFocus
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
      <div aria-live="polite" className="min-h-0 overflow-y-auto">
        {result === 'asking' && <Skeleton className="mx-5 mb-3 h-10" />}
        {Array.isArray(result) && result.length === 0 && <p className="px-5 pb-4 text-ink-3">{t('nothingFound')}</p>}
        {Array.isArray(result) && result.length > 0 && (
          <ul className="divide-y divide-line">
            {result.map((message) => (
              <li key={message.number}>
                <TextButton
                  className="w-full flex-col items-start! gap-0! px-5 py-2 hover:bg-surface"
                  onClick={() => onFound(message)}
                >
                  <span className="text-xs text-ink-3">
                    {message.side === 'shopper' ? t('you') : message.author || deskName} · {dayOf(message.at)}{' '}
                    {times.time(message.at)}
                  </span>
                  <span className="line-clamp-2 text-ink">
                    {message.content.kind === 'text' && message.content.text}
                  </span>
                </TextButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}
