import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { areKeywordsFew, keywordMax, keywordsMax, readKeywords, writeKeywords } from '#contract/core/keywords.ts';
import { Chip } from '#ui/buttons/chip.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';

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
    <Field
      label={t('fields.keywords')}
      optional={t('optional')}
      className="col-span-2"
      error={isOver ? t('problems.keywordsMany', { most: String(keywordsMax) }) : undefined}
      hint={t('hints.keywords', { most: String(keywordsMax) })}
    >
      <Input
        name="keywords"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={() => typed.trim() !== '' && add(typed)}
      />
      {keywords.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {keywords.map((keyword) => (
            <Chip
              key={keyword}
              aria-label={t('keywords.remove', { keyword })}
              className="max-w-full"
              onClick={() => remove(keyword)}
            >
              <span className="min-w-0 truncate">{keyword}</span>
              <X size={14} aria-hidden="true" className="shrink-0" />
            </Chip>
          ))}
        </div>
      )}
    </Field>
  );
}
