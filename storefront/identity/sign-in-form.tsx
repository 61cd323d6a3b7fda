import { useTranslations } from 'use-intl';
import { MallLink } from '../mall-link.tsx';

/** How a shopper says who they are. `onDone` is called when the dialog around it is no longer needed. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('login');
  const shell = useTranslations('shell');
  const link = 'rounded-md border border-line px-4 py-2.5 text-center hover:border-brand hover:text-brand';
  return (
    <>
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      <p className="mt-3 text-ink-2">{t('line')}</p>
      <p className="mt-8 text-ink-3">{t('browseOn')}</p>
      <div className="mt-3 grid gap-3">
        <MallLink to="/goods/activity_list" className={link} onClick={onDone}>
          {shell('activities')}
        </MallLink>
        <MallLink to="/merchant/merchant_street" className={link} onClick={onDone}>
          {shell('shopStreet')}
        </MallLink>
      </div>
    </>
  );
}
