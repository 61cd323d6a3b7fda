import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Suggestions } from '#contract/search/shopper.ts';
import { useShellData } from '#storefront/base/client/shell-data.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { forgetSearch, forgetSearches, recentSearches } from './recent-searches.ts';
import { SuggestionGroups } from './suggestion-groups.tsx';
import { useSuggestions } from './use-suggestions.ts';

const wordsShown = 6; // the products below should be seen without scrolling
const noSuggestions: Suggestions = { words: [], categories: [], shops: [], products: [] };

type SuggestionPanelProps = {
  id: string;
  typed: string;
  markedId: string | null;
  /** Other options stand in the list, or none at all. */
  onChange: (hasOptions: boolean) => void;
  onChosen: () => void;
};

/** What may be meant, under the search box: while nothing is typed, what was searched for before and what many look for. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  return (
    <WithMessages groups={['search']}>
      <Panel {...props} />
    </WithMessages>
  );
}

function Panel({ id, typed, markedId, onChange, onChosen }: SuggestionPanelProps) {
  const t = useTranslations('search.suggestions');
  const suggestions = useSuggestions(typed);
  const [recent, setRecent] = useState(recentSearches);
  const keywords = useShellData()?.keywords.map(({ title }) => title) ?? [];
  const isEmpty = typed.trim() === '';
  const { words, categories, shops, products } = suggestions ?? noSuggestions;
  const options = isEmpty
    ? { ...noSuggestions, recent, words: keywords, wordsName: t('hot') }
    : { recent: [], words: words.slice(0, wordsShown), wordsName: t('words'), categories, shops, products };
  const count =
    options.recent.length +
    options.words.length +
    options.categories.length +
    options.shops.length +
    options.products.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each list of options
  useEffect(() => onChange(count > 0), [suggestions, recent, count > 0]);
  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field
    <div
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-50 mt-1 max-h-[80vh] overflow-y-auto rounded-md bg-card py-2 text-sm shadow-float"
    >
      <div id={id} role="listbox" aria-label={t('name')}>
        <SuggestionGroups
          options={options}
          markedId={markedId}
          onChosen={onChosen}
          onForget={(words) => {
            forgetSearch(words);
            setRecent(recentSearches());
          }}
        />
      </div>
      {options.recent.length > 0 && (
        <p className="mt-1 flex items-center justify-between gap-4 border-t border-line px-4 pt-2 text-xs text-ink-3">
          {t('deleteHint')}
          <TextButton
            variant="inherit"
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            {t('clearRecent')}
          </TextButton>
        </p>
      )}
    </div>
  );
}
