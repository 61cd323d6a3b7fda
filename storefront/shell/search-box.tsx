import { Search } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { stepThroughOptions } from '#storefront/parts/search-suggestions/combobox-keys.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Input } from '#ui/fields/input.tsx';

// Loaded when the search box gets the focus, so that a first visit does not download it.
const SuggestionPanel = lazy(() =>
  import('#storefront/parts/search-suggestions/suggestion-panel.tsx').then((module) => ({
    default: module.SuggestionPanel,
  })),
);
const panelId = 'search-suggestions';

/**
 * The search of the whole mall. A form's submit is Enter and the icon in one: it leaves Enter to the input method while
 * a Chinese word is being composed, and it works before any script has arrived. What may be meant is offered below while
 * typing; the focus stays in the field, and the arrow keys mark one of the offers.
 */
export function SearchBox() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const [parameters] = useSearchParams();
  const title = parameters.get('title') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(title);
  const [isOpen, setOpen] = useState(false);
  const [hasOptions, setHasOptions] = useState(false);
  const [markedId, setMarkedId] = useState<string | null>(null);

  const open = (words: string) => {
    setTyped(words);
    setMarkedId(null);
    setOpen(true);
  };
  const close = () => {
    setMarkedId(null);
    setHasOptions(false);
    setOpen(false);
  };
  useWordsOfAddress(field, title, close);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('title');
    close();
    navigate(mallPath(searchPath({ title: String(words) })));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return; // the keys belong to the input method
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      open(event.currentTarget.value);
    } else if (isOpen) stepThroughOptions(event, panelId, markedId, setMarkedId);
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <search className="relative block" onBlur={closeWhenLeft}>
      <form
        action={mallPath('/goods/goods_search')}
        onSubmit={search}
        className="flex h-10 rounded-md border-2 border-brand-fill bg-card ring-by-input"
      >
        <Input
          isBare
          ref={field}
          name="title"
          defaultValue={title}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-label={t('search')}
          aria-expanded={isOpen && hasOptions}
          aria-controls={panelId}
          aria-autocomplete="list"
          aria-activedescendant={markedId ?? undefined}
          placeholder={t('searchPlaceholder')}
          onFocus={(event) => open(event.currentTarget.value)}
          onClick={(event) => !isOpen && open(event.currentTarget.value)}
          onInput={(event) => open(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <input type="hidden" name="cid" value="" />
        <Button type="submit" aria-label={t('search')} className="-my-0.5 -mr-0.5 w-16">
          <Search size={20} aria-hidden="true" />
        </Button>
      </form>
      {isOpen && (
        <Suspense>
          <SuggestionPanel
            id={panelId}
            typed={typed}
            markedId={markedId}
            onChange={(has) => {
              setHasOptions(has);
              setMarkedId(null); // a mark belongs to the options that were there
            }}
            onChosen={close}
          />
        </Suspense>
      )}
    </search>
  );
}

/** Another page shows its own words; what is being typed while a page comes alive stays. */
function useWordsOfAddress(field: React.RefObject<HTMLInputElement | null>, title: string, onMove: () => void): void {
  const { key } = useLocation();
  const shownFor = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move to another address changes the words
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    if (field.current) field.current.value = title;
    onMove();
  }, [key]);
}
