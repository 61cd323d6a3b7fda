import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { orderListPath } from '#storefront/base/links/order-paths.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';

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
      <SearchInput
        ref={box}
        size="large"
        name="words"
        defaultValue={words}
        maxLength={wordsMax}
        label={t('search')}
        buttonLabel={t('searchButton')}
        className="w-102"
      />
    </Form>
  );
}
