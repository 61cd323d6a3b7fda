import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { type ShopDeal, stopDeal } from '#contract/catalogue/merchant-deals.ts';

/** Stopping a deal, after a question: it cannot be resumed. */
export function useStop() {
  const t = useTranslations('marketing');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const stop = useSend(stopDeal);
  return ({ id, name }: Pick<ShopDeal, 'id' | 'name'>) =>
    confirm({
      title: t('deals.stopTitle', { name }),
      text: t('deals.stopText'),
      confirm: t('deals.stop'),
      isDanger: true,
      onConfirm: () => void stop.mutateAsync({ id }).then(() => done(t('stopped', { name })), failed),
    });
}
