import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { areKeywordsFew, keywordMax, keywordsMax, readKeywords, writeKeywords } from '#contract/core/keywords.ts';
import { FormField } from './form-field.tsx';

type KeywordFieldProps = { keywords: readonly string[]; onChange: (keywords: readonly string[]) => void };

/** Words by which a shop is to be found, each a chip of its own. Enter, a comma, or leaving the field makes one. */
export function KeywordField({ keywords, onChange }: KeywordFieldProps) {
  const t = useTranslations('applications');
  const [typed, setTyped] = useState('');
  const [isOver, setOver] = useState(false);

  const add = (text: string) => {
    const next = readKeywords(writeKeywords([...keywords, ...readKeywords(text)]));
    const isFew = areKeywordsFew(next);
    setOver(!isFew);
    setTyped('');
    onChange(isFew ? next : next.filter((keyword) => [...keyword].length <= keywordMax).slice(0, keywordsMax));
  };
  const remove = (keyword: string) => {
    setOver(false);
    onChange(keywords.filter((each) => each !== keyword));
  };
  const type = (text: string) => {
    if (/[,，、;；|\n]/.test(text)) add(text);
    else setTyped(text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // Enter ends a word of another alphabet first
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    }
    const last = keywords.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };

  return (
    <FormField
      label={t('fields.keywords')}
      optional={t('optional')}
      className="col-span-2"
      problem={isOver ? t('problems.keywordsMany', { most: String(keywordsMax) }) : undefined}
      hint={t('hints.keywords', { most: String(keywordsMax) })}
    >
      {(wiring) => (
        <div className="flex min-h-11 flex-wrap items-center gap-1.5 rounded-md border border-ink-3/45 bg-card px-2 py-1.5 focus-within:border-ink hover:border-ink-3">
          {keywords.map((keyword) => (
            <span
              key={keyword}
              className="inline-flex max-w-full items-center gap-0.5 rounded-sm bg-surface pl-2 text-ink-2"
            >
              <span className="truncate">{keyword}</span>
              <button
                type="button"
                aria-label={t('keywords.remove', { keyword })}
                onClick={() => remove(keyword)}
                className="grid size-7 shrink-0 place-items-center rounded-sm hover:text-brand"
              >
                <X size={14} aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            {...wiring}
            name="keywords"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
            onBlur={() => typed.trim() !== '' && add(typed)}
            className="h-7 min-w-24 grow bg-transparent px-1 outline-none"
          />
        </div>
      )}
    </FormField>
  );
}
