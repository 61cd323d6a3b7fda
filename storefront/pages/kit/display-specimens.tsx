import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import { MallCountdown } from '#storefront/base/i18n/mall-countdown.tsx';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Fact } from '#ui/display/fact.tsx';
import { Monogram } from '#ui/display/monogram.tsx';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { QrCode } from '#ui/display/qr-code.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';
import { WordedPicture } from '#ui/display/worded-picture.tsx';
import { DrawingSpecimens } from './drawing-specimens.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const hour = 3_600_000;
const tinyCode = { size: 5, modules: '1110110101110111010110111' }; // shows how one is drawn; nothing reads it
const picture = { url: '/login.svg', width: 640, height: 640, colour: '#c9d8ea' };

export function DisplaySpecimens({ renderedAt }: { renderedAt: number }) {
  const t = useTranslations('kit');
  return (
    <Specimens title={t('display')}>
      <Specimen name="Badge">
        {(['brand', 'success', 'warning', 'neutral', 'solid'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Price, Stars, Monogram, Countdown">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <MallPrice key={size} amount={5999 as Money} original={7999 as Money} size={size} />
        ))}
        <Stars value={3.5} label="3.5 / 5" />
        <Monogram name="Ana" />
        <Monogram name="Mei" />
        <span className="rounded-md bg-brand-fill p-2 text-white">
          <MallCountdown
            endsAt={new Date(renderedAt + 30 * hour).toISOString()}
            renderedAt={renderedAt}
            label={'Countdown'}
          />
        </span>
      </Specimen>
      <Specimen name="ProgressBar, Skeleton, QrCode">
        <div className="w-40">
          <ProgressBar part={0.4} label={'ProgressBar'} />
        </div>
        <Skeleton className="h-9 w-40" />
        <QrCode code={tinyCode} alt={'QrCode'} width={72} />
      </Specimen>
      <Specimen name="Card, TitledCard, Fact">
        <div className="flex w-full gap-4 rounded-md bg-page p-4">
          <Card as="div" className="p-4">
            {'Card'}
          </Card>
          <TitledCard title={'TitledCard'} line={t('hint')} action={<Badge>{'action'}</Badge>} className="grow">
            <dl className="mt-3">
              <Fact name="Fact">{t('sample')}</Fact>
            </dl>
          </TitledCard>
        </div>
      </Specimen>
      <Specimen name="EmptyState, RetryRow">
        <EmptyState title={'EmptyState'} text={t('hint')} action={<Button>{t('open')}</Button>} />
        <RetryRow message={t('error')} retryLabel="RetryRow" onRetry={() => {}} />
      </Specimen>
      <DrawingSpecimens />
      <Specimen name="WordedPicture, Picture">
        <WordedPicture picture={picture} width={480} className="h-36 w-full rounded-lg">
          <p className="px-6 text-lg font-semibold">{t('sample')}</p>
        </WordedPicture>
      </Specimen>
    </Specimens>
  );
}
