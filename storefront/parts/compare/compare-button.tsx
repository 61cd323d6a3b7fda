import { ArrowLeftRight, Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { useCompare } from './use-compare.ts';

/** Chooses the product of this page to be compared with others, or takes it out again. */
export function CompareButton({ productId }: { productId: number }) {
  return (
    <WithMessages groups={['compare']}>
      <Toggle productId={productId} />
    </WithMessages>
  );
}

function Toggle({ productId }: { productId: number }) {
  const t = useTranslations('compare');
  const { isCompared, toggle } = useCompare(productId);
  const Icon = isCompared ? Check : ArrowLeftRight;
  return (
    <TextButton variant="inherit" aria-pressed={isCompared} onClick={toggle}>
      <Icon aria-hidden="true" size={18} />
      {t('label')}
    </TextButton>
  );
}
