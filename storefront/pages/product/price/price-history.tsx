import { useTranslations } from 'use-intl';
import { getPriceHistory, type PriceHistory as History, priceHistoryDays } from '#contract/catalogue/shopper-prices.ts';
import { useMallCall } from '#storefront/base/client/calls/use-mall-call.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { useDays } from '#storefront/base/i18n/days.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { graphSize, priceGraph } from './price-graph.ts';

/** Of the variant that is chosen; when its price changes, so has its history. */
export type PriceHistoryProps = { productId: number; skuId: number; price: number };

export function PriceHistory(props: PriceHistoryProps) {
  return (
    <WithMessages groups={['prices']}>
      <Line {...props} />
    </WithMessages>
  );
}

function Line({ productId, skuId, price }: PriceHistoryProps) {
  const t = useTranslations('prices.history');
  const { answer, hasFailed, retry } = useMallCall(getPriceHistory, { id: productId, skuId }, price);
  const isPending = useSteadyPending(answer === null && !hasFailed);
  if (isPending) return <Skeleton className="h-10" />;
  if (answer && !hasFailed) return <Graph history={answer} />;
  return (
    <p role="alert" className="text-ink-2">
      {t('failed')}{' '}
      <TextButton variant="strong" onClick={retry}>
        {t('retry')}
      </TextButton>
    </p>
  );
}

const dayMs = 86_400_000;

function Graph({ history }: { history: History }) {
  const t = useTranslations('prices.history');
  const writeMoney = useMoneyText();
  const writeDays = useDays();
  const { from, until, lowest, steps } = history;
  const { line, lowestLine, dot } = priceGraph(history);
  const prices = steps.map(({ price }) => price);
  const isWhole = Date.parse(until) - Date.parse(from) >= priceHistoryDays * dayMs;
  const isLowestNow = prices.at(-1) === lowest.price;
  const money = writeMoney(lowest.price);
  const label = t('graph', {
    days: writeDays(from, until),
    lowest: money,
    highest: writeMoney(Math.max(...prices)),
  });
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="min-w-0 text-xs text-ink-2">
        <span className="font-semibold text-ink">
          {isWhole
            ? t('lowest', { days: String(priceHistoryDays), money })
            : t('lowestSince', { day: writeDays(from, from), money })}
        </span>
        <br />
        {isLowestNow ? t('isNow') : t('last', { day: writeDays(lowest.at, lowest.at) })}
      </p>
      <svg
        role="img"
        aria-label={label}
        width={graphSize.width}
        height={graphSize.height}
        className="shrink-0"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <title>{label}</title>
        <path d={line} className="stroke-control" strokeWidth={1.5} />
        <path d={lowestLine} className="stroke-success" strokeWidth={2.5} />
        <circle cx={dot.x} cy={dot.y} r={4} className="fill-success stroke-page" strokeWidth={1.5} />
      </svg>
    </div>
  );
}
