import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { type ShopBargain, stopBargain } from '#contract/catalogue/merchant-bargains.ts';

/** Stopping a bargain, after a question: it cannot be resumed. */
export function useStop() {
  const t = useTranslations('marketing.bargains');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const stop = useSend(stopBargain);
  return ({ id, name }: Pick<ShopBargain, 'id' | 'name'>) =>
    confirm({
      title: t('stopTitle', { name }),
      text: t('stopText'),
      confirm: t('stop'),
      isDanger: true,
      onConfirm: () => void stop.mutateAsync({ id }).then(() => done(t('stopped', { name })), failed),
    });
}
