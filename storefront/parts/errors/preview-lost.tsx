import { useTranslations } from 'use-intl';
import { ErrorView } from '#storefront/parts/errors/error-view.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';

/** The same for whoever is signed out, works for another shop, or asks for what is not there. */
export function PreviewLost({ line }: { line?: string }) {
  const t = useTranslations('preview.lost');
  return (
    <ErrorView
      title={t('title')}
      line={line ?? t('line')}
      action={
        <a href="/console/" className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('enter')}
        </a>
      }
    />
  );
}
