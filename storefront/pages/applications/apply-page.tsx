import { Suspense, useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { canResubmit } from '#contract/applications/can-resubmit.ts';
import { getApplication, getApplicationDraft, reviewWorkingDays } from '#contract/applications/shopper.ts';
import { signInOverCodes } from '#contract/core/refusals.ts';
import { usualCountry } from '#contract/core/usual-country.ts';
import { listShopCategories, listShopTypes } from '#contract/shops/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { applicationIn, applyPath } from '#storefront/base/links/application-paths.ts';
import { useLocale, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ready } from '#ui/ready.ts';
import type { Route } from './+types/apply-page.ts';
import { blankDraft, draftFrom } from './apply-draft.ts';
import { ApplyForm } from './apply-form.tsx';
import { ApplyNotice } from './apply-notice.tsx';
import { ApplySteps } from './apply-steps.tsx';
import { MarkedFields } from './marked-fields.tsx';
import { unlessRefused } from './unless-refused.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const id = applicationIn(searchParams);
  const [types, categories, mine, changed] = await Promise.all([
    ask(listShopTypes, {}),
    ask(listShopCategories, {}),
    unlessRefused(ask(getApplicationDraft, {}), signInOverCodes),
    id === null ? null : unlessRefused(ask(getApplication, { id }), [...signInOverCodes, 404]),
  ]);
  const isLost = id !== null && mine !== null && !(changed && canResubmit(changed.auditStatus));
  return { types, categories, mine, changed, isLost };
}

const isOffered = ({ isRetired }: { isRetired: boolean }) => !isRetired;

/** Asking to sell in the mall. Everybody may read it; who sends it is signed in. */
export default function ApplyPage({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Skeleton className="h-150 rounded-lg" />}>
      <Page {...loaderData} />
    </Suspense>
  );
}

function Page({ types, categories, mine, changed, isLost }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('applications');
  const country = usualCountry[useLocale()];
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    useMall.setState({ merchantType: types, merchantClassify: categories });
  }, [types, categories]);

  if (mine && mine.standing !== 'free') return <ApplyNotice kind={mine.standing} />;
  if (isLost) return <ApplyNotice kind="lost" />;
  const offered = { types: types.filter(isOffered), categories: categories.filter(isOffered) };
  // Of a new mall that has named none yet: nobody could fill in the form.
  if (offered.types.length === 0 || offered.categories.length === 0) return <ApplyNotice kind="closed" />;
  const saved = changed ?? mine?.draft;
  return (
    <div {...ready}>
      <Card as="div" className="px-8 py-7">
        <AccountTitle of="applications">{t('title')}</AccountTitle>
        <p className="mt-2 text-ink-2">{t('lead', { days: String(reviewWorkingDays) })}</p>
        <ApplySteps />
        {!mine && <GuestLine />}
        {changed && (
          <div className="mb-7 rounded-md bg-warning-soft px-5 py-3 text-warning">
            <p>{t(changed.auditStatus === 'asked' ? 'editingAsked' : 'editing')}</p>
            <p className="mt-1 font-medium wrap-anywhere whitespace-pre-line">{changed.denialReason}</p>
            <MarkedFields fields={changed.markedFields} />
          </div>
        )}
        <ApplyForm
          key={changed?.id ?? 'new'}
          {...offered}
          blank={blankDraft(country)}
          start={saved ? draftFrom(saved, country) : null}
          changed={changed}
          isSignedIn={mine !== null}
          onSent={() => {
            // What is shown now says that it was sent: the loader knows that one waits.
            if (changed) void navigate(mallPath(applyPath));
            else void revalidate();
            scrollTo({ top: 0 });
          }}
        />
      </Card>
    </div>
  );
}

function GuestLine() {
  const t = useTranslations('applications');
  return (
    <div className="mb-7 flex items-center gap-5 rounded-md bg-page px-5 py-3 text-ink-2">
      <p className="grow">{t('guest')}</p>
      <Button variant="secondary" onClick={() => askToSignIn()}>
        {t('signIn')}
      </Button>
    </div>
  );
}
