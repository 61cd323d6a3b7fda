import { CircleAlert, LoaderCircle } from 'lucide-react';
import { redirect, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isLocale, splitLocale, withLocale } from '#contract/core/languages.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { providerOf, readReturn } from '#storefront/parts/sign-in/social-return.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import type { Route } from './+types/social-callback.ts';
import { useSocialEnding } from './finish-social-sign-in.ts';

const names = { google: 'Google', facebook: 'Facebook', twitter: 'Twitter' } as const;

/** Providers know one address to send browsers back to; whoever reads another language is led to that. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const chosen = /(?:^|;\s*)locale=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const wanted = withLocale(isLocale(chosen) ? chosen : locale, pathname);
  if (locale === 'en' && wanted !== pathname) throw redirect(wanted + search);
  return null;
}

export default function SocialCallback() {
  return (
    <div className="page-column grid min-h-150 place-items-center">
      <Ending />
    </div>
  );
}

/** Ends the sign-in that began with a press on the provider's button. */
function Ending() {
  const t = useTranslations('identity.social');
  const provider = providerOf(splitLocale(useLocation().pathname).path);
  const [search] = useSearchParams();
  const returned = readReturn(provider, search);
  const failure = useSocialEnding(provider, returned);
  const problem = returned.kind === 'given' ? failure : returned.kind;
  const values = { provider: names[provider] };
  if (problem === null) {
    return (
      <section className="text-center" aria-live="polite">
        <Spinner />
        <h1 className="mt-6 text-xl font-semibold">{t('working', values)}</h1>
        <p className="mt-2 text-ink-2">{t('workingLine')}</p>
      </section>
    );
  }
  const lines = {
    denied: t('denied', values),
    missing: t('missing', values),
    foreign: t('foreign'),
    failed: t('failed', values),
  };
  return (
    <section className="flex max-w-160 flex-col items-center text-center" role="alert">
      <CircleAlert size={56} strokeWidth={1.5} className="text-brand" aria-hidden="true" />
      <h1 className="mt-6 text-xl font-semibold">{t('failedTitle')}</h1>
      <p className="mt-2 text-ink-2">{typeof problem === 'string' ? lines[problem] : problem.said}</p>
      <div className="mt-8 flex gap-4">
        <Button size="large" onClick={() => useMall.setState({ isLoginOpen: true, isShowTourists: false })}>
          {t('again')}
        </Button>
        <LinkButton variant="secondary" size="large" to="/">
          {t('home')}
        </LinkButton>
      </div>
    </section>
  );
}

function Spinner() {
  return <LoaderCircle size={56} strokeWidth={1.5} className="mx-auto animate-spin text-brand" aria-hidden="true" />;
}
