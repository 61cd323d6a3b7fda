import { Alert, Button, Grid, Skeleton, Stack, Text } from '@mantine/core';
import { Check, ExternalLink, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Comparison } from '#console/base/compare/comparison.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import { approveProduct, getWaitingProduct, productReasonMax, refuseProduct } from '#contract/catalogue/platform.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, withLocale } from '#contract/core/languages.ts';
import { ProductFace } from './product-face.tsx';

type Waiting = OutputOf<typeof getWaitingProduct>;

const listPath = '/platform/products';

/** A product that waits, beside what shoppers see of it now. */
export function ReviewPage() {
  const id = Number(useParams().id) || 0;
  const { data, error, refetch } = useCall(getWaitingProduct, { id });
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={480} />;
  return <Review key={id} newest={data} />;
}

/** What is decided is what is on screen: what the shop sends meanwhile is shown only when someone asks for it. */
function Review({ newest }: { newest: Waiting }) {
  const t = useTranslations('platform-products.review');
  const reads = useTranslations('platform-products');
  const sections = useTranslations('platform.sections');
  const words = useTranslations('console.products');
  const [seen, setSeen] = useState(newest);
  const [isRefusing, setRefusing] = useState(false);
  const locale = useLocale();
  const { approve, refuse, isPending, failure, forget } = useDecision(seen);
  const { id, shopId, version, forcedDownReason } = seen;
  const name = seen.name || words('unnamed');
  const isChanged = newest.version !== version;
  const isOver = failure?.reason === 'draft_decided' || failure?.reason === 'draft_not_found';
  const isOff = isChanged || isOver || isPending;
  return (
    <Screen
      title={name}
      parent={{ to: listPath, name: sections('products') }}
      actions={
        <>
          <Button
            variant="default"
            component="a"
            href={previewPath(id, shopId, locale)}
            target="_blank"
            leftSection={<ExternalLink size={16} aria-hidden="true" />}
          >
            {t('preview')}
          </Button>
          <Button
            variant="default"
            disabled={isOff}
            leftSection={<X size={16} aria-hidden="true" />}
            onClick={() => setRefusing(true)}
          >
            {t('refuse')}
          </Button>
          <Button
            disabled={isOff && !isPending}
            loading={isPending}
            leftSection={<Check size={16} aria-hidden="true" />}
            onClick={() => void approve()}
          >
            {t('approve')}
          </Button>
        </>
      }
    >
      <Facts waiting={seen} />
      {forcedDownReason && (
        <Alert color="red" variant="outline" title={t('isDown')} styles={dark}>
          <Text size="sm">{forcedDownReason}</Text>
          <Text size="sm" c="dimmed">
            {t('isDownText')}
          </Text>
        </Alert>
      )}
      <Warning
        failure={failure}
        isChanged={isChanged}
        onShow={() => {
          setSeen(newest);
          forget();
        }}
      />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Changes waiting={seen} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <ProductFace content={seen.content} names={seen.names} />
        </Grid.Col>
      </Grid>
      {isRefusing && (
        <ReasonDialog
          title={t('refuseTitle', { name })}
          hint={reads('shopReadsReason')}
          confirm={t('refuse')}
          lettersMax={productReasonMax}
          onClose={() => setRefusing(false)}
          onConfirm={async (reason) => {
            setRefusing(false);
            await refuse(reason);
          }}
        >
          <Text size="sm">{t('refuseText')}</Text>
        </ReasonDialog>
      )}
    </Screen>
  );
}

const dark = { title: { color: 'var(--mantine-color-text)' } };

const previewPath = (id: number, shopId: number, locale: Locale) =>
  withLocale(locale, `/goods_preview/d${id}?shop=${shopId}&review=1`);

/** Sends a decision about what was seen. Once it is made, the list is next. */
function useDecision({ id, version, name }: Waiting) {
  const t = useTranslations('platform-products.review');
  const navigate = useNavigate();
  const { done, failed } = useNotices();
  const approval = useSend(approveProduct);
  const refusal = useSend(refuseProduct);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function decide(send: () => Promise<unknown>, said: string) {
    setFailure(null);
    try {
      await send();
      await navigate(listPath);
      done(said);
    } catch (error) {
      if (error instanceof CallFailure && error.code === 409) setFailure(error);
      else if (error instanceof CallFailure && error.code === 404) setFailure(error);
      else failed(error);
    }
  }

  return {
    approve: () => decide(() => approval.mutateAsync({ id, version }), t('approved', { name })),
    refuse: (reason: string) => decide(() => refusal.mutateAsync({ id, version, reason }), t('refused', { name })),
    isPending: approval.isPending || refusal.isPending,
    failure,
    forget: () => setFailure(null),
  };
}

type WarningProps = { failure: CallFailure | null; isChanged: boolean; onShow: () => void };

/** Why it is not decided: a colleague was quicker, or the shop has sent something else. */
function Warning({ failure, isChanged, onShow }: WarningProps) {
  const t = useTranslations('platform-products.review');
  const textOf = useFailureText();
  if (isChanged)
    return (
      <Alert color="orange" variant="outline" role="alert" title={t('changed')} styles={dark}>
        <Stack align="flex-start" gap="sm">
          <Text size="sm">{t('changedText')}</Text>
          <Button size="xs" variant="default" onClick={onShow}>
            {t('showNewest')}
          </Button>
        </Stack>
      </Alert>
    );
  if (!failure) return null;
  return (
    <Alert color="orange" variant="outline" role="alert" title={textOf(failure)} styles={dark}>
      <Text size="sm">{t('nothingChanged')}</Text>
    </Alert>
  );
}

function Facts({ waiting: { shopName, submittedBy, submittedAt, productId } }: { waiting: Waiting }) {
  const t = useTranslations('platform-products.review');
  const { time } = useFormats();
  return (
    <Text c="dimmed" mt="calc(var(--mantine-spacing-md) * -1)">
      {[
        shopName,
        t(productId === null ? 'isNew' : 'isChange'),
        t('sent', { name: submittedBy, time: time(submittedAt) }),
      ].join(' · ')}
    </Text>
  );
}

function Changes({ waiting: { live, content, names } }: { waiting: Waiting }) {
  const t = useTranslations('platform-products.review');
  return (
    <Part title={t('changes')}>
      {live ? (
        <Comparison
          label={t('changes')}
          names={{
            category: (id) => names.categories.find((each) => each.id === id)?.path.join(' › '),
            brand: (id) => names.brands.find((each) => each.id === id)?.name,
            freight: (id) => names.freightTemplates.find((each) => each.id === id)?.name ?? '',
            guarantee: (key) => names.guarantees.find((each) => each.key === key)?.name ?? '',
          }}
          one={{ name: t('onSale'), content: live }}
          other={{ name: t('draft'), content }}
        />
      ) : (
        <Text size="sm">{t('allNew')}</Text>
      )}
    </Part>
  );
}
