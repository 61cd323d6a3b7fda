import { Clock, LayoutGrid, Search, X } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Suggestions } from '#contract/search/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';

type GroupsProps = {
  options: Suggestions & { recent: string[]; wordsName: string };
  markedId: string | null;
  onChosen: () => void;
  onForget: (words: string) => void;
};

/** The options in their groups: earlier searches, words, categories, shops, products. */
export function SuggestionGroups({ options, markedId, onChosen, onForget }: GroupsProps) {
  const t = useTranslations('search.suggestions');
  const option = (id: string, to: string, content: ReactNode) => (
    <Option id={`suggestion-${id}`} to={to} isMarked={markedId === `suggestion-${id}`} onChosen={onChosen}>
      {content}
    </Option>
  );
  return (
    <>
      <Group name={t('recent')}>
        {options.recent.map((words, at) => (
          <div key={words} role="presentation" className="relative">
            {option(`recent-${at}`, searchPath({ title: words }), <Words icon={Clock} words={words} hasButton />)}
            {/* For the mouse. With the keyboard it is the Delete key, since a list of options holds nothing else. */}
            <IconButton
              size="tiny"
              tabIndex={-1}
              aria-hidden="true"
              label={t('remove', { words })}
              title={t('remove', { words })}
              onClick={() => onForget(words)}
              className="absolute top-1/2 right-3 -translate-y-1/2"
            >
              <X size={14} />
            </IconButton>
          </div>
        ))}
      </Group>
      <Group name={options.wordsName}>
        {options.words.map((words, at) => (
          <div key={words} role="presentation">
            {option(`word-${at}`, searchPath({ title: words }), <Words icon={Search} words={words} />)}
          </div>
        ))}
      </Group>
      <Group name={t('categories')}>
        {options.categories.map(({ id, name }) => (
          <div key={id} role="presentation">
            {option(`category-${id}`, searchPath({ cid: id }), <Words icon={LayoutGrid} words={name} />)}
          </div>
        ))}
      </Group>
      <Group name={t('shops')}>
        {options.shops.map(({ id, name, avatar }) => (
          <div key={id} role="presentation">
            {option(
              `shop-${id}`,
              shopPath(id),
              <>
                <img src={`${avatar}/80`} alt="" width={28} height={28} className="size-7 rounded-full bg-surface" />
                <span className="min-w-0 truncate">{name}</span>
              </>,
            )}
          </div>
        ))}
      </Group>
      <Group name={t('goods')}>
        {options.products.map(({ id, name, image, price }) => (
          <div key={id} role="presentation">
            {option(
              `product-${id}`,
              productPath(id),
              <>
                <img src={`${image}/80`} alt="" width={40} height={40} className="size-10 rounded-sm bg-surface" />
                <span className="min-w-0 grow truncate">{name}</span>
                <MallPrice amount={price} size="sm" />
              </>,
            )}
          </div>
        ))}
      </Group>
    </>
  );
}

/** Options of one kind under their name; nothing when there are none. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list stand in a group, not in a fieldset
    <div role="group" aria-label={name} className="pt-1 first:pt-0">
      <div aria-hidden="true" className="px-4 py-1 text-xs text-ink-3">
        {name}
      </div>
      {children}
    </div>
  );
}

type OptionProps = { id: string; to: string; isMarked: boolean; onChosen: () => void; children: ReactNode };

function Option({ id, to, isMarked, onChosen, children }: OptionProps) {
  return (
    <MallLink
      id={id}
      to={to}
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      onClick={onChosen}
      className={`flex items-center gap-3 px-4 py-1.5 hover:bg-page ${isMarked ? 'bg-brand-soft text-brand-deep' : ''}`}
    >
      {children}
    </MallLink>
  );
}

type WordsProps = { icon: typeof Search; words: string; hasButton?: boolean };

function Words({ icon: Icon, words, hasButton = false }: WordsProps) {
  return (
    <>
      <Icon size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className={`min-w-0 truncate ${hasButton ? 'pr-8' : ''}`}>{words}</span>
    </>
  );
}
