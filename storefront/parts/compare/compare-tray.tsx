import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { listCards } from '#contract/catalogue/shopper-product.ts';
import { useMallCall } from '#storefront/base/client/calls/use-mall-call.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { comparedMax, comparedProducts, comparePath, toggleCompared } from './compared-products.ts';

/** What has been chosen to be compared, at the bottom of the window as long as there is something. */
export function CompareTray({ ids }: { ids: readonly number[] }) {
  return (
    <WithMessages groups={['compare']}>
      {/* So that the end of the page can be scrolled out from behind it. */}
      <div className="h-20 bg-card print:hidden" />
      <Tray ids={ids} />
    </WithMessages>
  );
}

function Tray({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('compare');
  const { answer } = useMallCall(listCards, { ids: ids.join(',') });
  const cards = new Map(answer?.map((card) => [card.id, card]));
  const places = Array.from({ length: comparedMax }, (_, at) => ids[at] ?? null);
  return (
    <section
      aria-label={t('tray')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card shadow-float print:hidden"
    >
      <div className="page-column flex items-center gap-6 py-3">
        <p className="shrink-0">
          <span className="block font-semibold">{t('tray')}</span>
          <span role="status" className="text-xs text-ink-3">
            {t('chosen', { count: ids.length, max: comparedMax })}
          </span>
        </p>
        <ul className="flex grow gap-3">
          {places.map((id, at) =>
            id === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else
              <li key={`empty ${at}`} className="size-14 rounded-md border border-dashed border-line" />
            ) : (
              <li key={id} className="relative">
                <Chosen id={id} name={cards.get(id)?.name ?? ''} picture={cards.get(id)?.image ?? null} />
              </li>
            ),
          )}
        </ul>
        <TextButton onClick={() => comparedProducts.save([])}>{t('clear')}</TextButton>
        <LinkButton to={comparePath(ids)}>{t('open', { count: ids.length })}</LinkButton>
      </div>
    </section>
  );
}

type ChosenProps = { id: number; name: string; picture: React.ComponentProps<typeof Picture>['picture'] | null };

function Chosen({ id, name, picture }: ChosenProps) {
  const t = useTranslations('compare');
  return (
    <>
      <MallLink to={productPath(id)} title={name} aria-label={name || undefined} className="block rounded-md">
        {picture ? (
          <Picture picture={picture} alt="" width={56} className="size-14 rounded-md object-cover" />
        ) : (
          <Skeleton className="size-14" />
        )}
      </MallLink>
      <IconButton
        variant="floating"
        size="tiny"
        label={t('remove', { name })}
        className="absolute -top-2 -right-2"
        onClick={() => toggleCompared(id)}
      >
        <X aria-hidden="true" size={14} />
      </IconButton>
    </>
  );
}
