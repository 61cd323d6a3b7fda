import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { orderListPath } from '#storefront/base/links/order-paths.ts';

const wordsMax = 64; // as many as the mall looks at

/** Looks for orders by their number or by what is in them; the tab stays. */
export function OrderSearch({ parameters }: { parameters: URLSearchParams }) {
  const t = useTranslations('orders');
  const mallPath = useMallPath();
  const status = parameters.get('orderStatus');
  const words = parameters.get('words') ?? '';
  const box = useRef<HTMLInputElement>(null);
  // Follows the address, but never writes over what is just being typed.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = words;
  }, [words]);
  return (
    <Form role="search" method="get" action={mallPath(orderListPath)} className="mt-4 flex">
      {status && <input type="hidden" name="orderStatus" value={status} />}
      <input
        ref={box}
        type="search"
        name="words"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={wordsMax}
        defaultValue={words}
        className="h-10 w-90 rounded-l-md border border-r-0 border-ink-3/45 bg-card px-3 placeholder:text-ink-3 hover:border-ink-3 focus-visible:rounded-l-md"
      />
      <button
        type="submit"
        aria-label={t('searchButton')}
        className="grid h-10 w-12 place-items-center rounded-r-md border border-ink-3/45 text-ink-2 hover:bg-page hover:text-brand focus-visible:rounded-r-md"
      >
        <Search size={18} aria-hidden="true" />
      </button>
    </Form>
  );
}
