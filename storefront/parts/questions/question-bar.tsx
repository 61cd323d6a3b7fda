import { useTranslations } from 'use-intl';
import { questionSorts } from '#contract/questions/shopper.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { QuestionFilters } from './use-questions.ts';

const wordsMax = 64; // as many as the mall looks at

type QuestionBarProps = { filters: QuestionFilters; onFilters: (filters: QuestionFilters) => void };

/** Which questions are shown, and in which order. */
export function QuestionBar({ filters, onFilters }: QuestionBarProps) {
  const t = useTranslations('questions');
  return (
    <div className="mt-5 flex items-center justify-between gap-4 border-b border-line pb-4">
      <search>
        <form
          key={filters.words}
          onSubmit={(event) => {
            event.preventDefault();
            const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
            onFilters({ ...filters, words });
          }}
        >
          <SearchInput
            name="words"
            defaultValue={filters.words}
            maxLength={wordsMax}
            label={t('search')}
            buttonLabel={t('searchButton')}
            className="w-90"
          />
        </form>
      </search>
      <label className="flex shrink-0 items-center gap-2 text-ink-2">
        {t('sort')}
        <Select
          size="small"
          value={filters.sort}
          className="text-ink"
          onChange={(event) => {
            const sort = questionSorts.find((candidate) => candidate === event.target.value) ?? filters.sort;
            onFilters({ ...filters, sort });
          }}
        >
          {questionSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}
