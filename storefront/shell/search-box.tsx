import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMallPath } from '../mall-link.tsx';
import { searchPath } from './search-path.ts';

/**
 * The search of the whole mall. A form's submit is Enter and the icon in one: it leaves Enter to the input method while
 * a Chinese word is being composed, and it works before any script has arrived.
 */
export function SearchBox() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const [parameters] = useSearchParams();
  const title = parameters.get('title') ?? '';

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('title');
    navigate(mallPath(searchPath({ title: String(words) })));
  };

  return (
    <search>
      <form
        action={mallPath('/goods/goods_search')}
        onSubmit={search}
        className="flex h-10 overflow-hidden rounded-md border-2 border-brand bg-card focus-within:ring-3 focus-within:ring-brand-soft"
      >
        <input
          key={title} // another search shows its own words
          type="search"
          name="title"
          defaultValue={title}
          maxLength={100}
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          className="min-w-0 flex-1 px-4 text-sm outline-none placeholder:text-ink-3"
        />
        <input type="hidden" name="cid" value="" />
        <button
          type="submit"
          aria-label={t('search')}
          className="grid w-16 place-items-center bg-brand text-white outline-offset-[-4px] outline-white hover:bg-brand-deep"
        >
          <Search size={20} aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}
