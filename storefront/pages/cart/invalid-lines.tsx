import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import type { LineActions } from './line-actions.ts';

type InvalidLinesProps = { lines: readonly CartLine[]; actions: LineActions };

/** What can no longer be bought as it is: why, what could take its place, and the way to clear it all. */
export function InvalidLines({ lines, actions }: InvalidLinesProps) {
  const t = useTranslations('cart');
  if (lines.length === 0) return null;
  return (
    <Card aria-labelledby="invalid-lines">
      <div className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-5 py-2">
        <h2 id="invalid-lines" className="font-semibold text-ink-2">
          {t('invalid', { count: lines.length })}
        </h2>
        <TextButton onClick={() => actions.remove(lines)}>{t('clearInvalid')}</TextButton>
      </div>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex items-center gap-4 px-5 py-3.5">
            <span className="w-20 shrink-0 rounded-sm bg-surface px-1.5 py-0.5 text-center text-xs text-ink-2">
              {line.reason && t(`reasons.${line.reason}`)}
            </span>
            <Picture
              picture={line.image}
              alt=""
              width={64}
              className="size-16 shrink-0 rounded-md object-cover opacity-50 grayscale"
            />
            <div className="min-w-0 grow">
              <p className="line-clamp-2 break-words text-ink-3">{line.name}</p>
              <p className="mt-0.5 truncate text-xs text-ink-3">
                {line.variant && `${line.variant} · `}×{line.quantity}
              </p>
            </div>
            <span className="w-28 shrink-0 grayscale">
              <MallPrice amount={line.price} size="sm" />
            </span>
            <Button
              variant="secondary"
              aria-label={`${t('replace')}: ${line.name}`}
              onClick={() => actions.open({ kind: 'substitutes', line })}
            >
              {t('replace')}
            </Button>
            <TextButton
              aria-label={`${t('remove')}: ${line.name}`}
              onClick={() => actions.remove([line])}
              className="text-xs"
            >
              {t('remove')}
            </TextButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
