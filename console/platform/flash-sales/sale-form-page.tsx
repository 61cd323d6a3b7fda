import { Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend, useSendOnce } from '#console/base/use-call.ts';
import { addFlashSale, editFlashSale, getFlashSale } from '#contract/catalogue/platform-flash-sales.ts';
import { SaleForm } from './sale-form.tsx';
import { nameOf, newSale, typedOf } from './sale-values.ts';

const list = '/platform/flash-sales';

/** A sale that is being planned. */
export function NewSalePage() {
  const t = useTranslations('platform-flash');
  const sections = useTranslations('platform.sections');
  const navigate = useNavigate();
  const { done } = useNotices();
  const add = useSendOnce(addFlashSale);
  return (
    <Screen title={t('plan')} parent={{ to: list, name: sections('flash-sales') }}>
      <SaleForm
        first={newSale()}
        isFixed={false}
        submit={t('plan')}
        onSend={async (sale) => {
          const { id } = await add.mutateAsync({ sale });
          done(t('planned', { name: sale.name.en ?? '' }));
          await navigate(`${list}/${id}`);
        }}
      />
    </Screen>
  );
}

/** A sale whose terms are being changed. */
export function EditSalePage() {
  const t = useTranslations('platform-flash');
  const locale = useLocale();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { done } = useNotices();
  const { data: sale, error, refetch } = useCall(getFlashSale, { id });
  const edit = useSend(editFlashSale);
  if (!sale && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  if (!sale) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton h={480} />;
  const name = nameOf(sale, locale);
  return (
    <Screen title={t('editTitle', { name })} parent={{ to: `${list}/${id}`, name }}>
      <SaleForm
        key={sale.id}
        first={typedOf(sale)}
        isFixed={sale.signUps.waiting + sale.signUps.accepted > 0}
        submit={t('form.save')}
        onSend={async (terms) => {
          await edit.mutateAsync({ id: sale.id, version: sale.version, sale: terms });
          done(t('saved', { name: terms.name.en ?? '' }));
          await navigate(`${list}/${id}`);
        }}
      />
    </Screen>
  );
}
