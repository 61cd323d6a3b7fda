import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { previewActivity } from '#contract/catalogue/platform-activities.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { orNull } from '#storefront/base/client/calls/or-null.ts';
import { callForShop, mallTime } from '#storefront/base/client/calls/request-context.ts';
import { loadGroups, loadMessages } from '#storefront/base/i18n/messages.ts';
import { OneActivity } from '#storefront/pages/activities/one-activity.tsx';
import { PreviewLost } from '#storefront/parts/errors/preview-lost.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import type { Route } from './+types/activity-preview.ts';

const ofNoShop = 1; // the console's session is asked with a shop, which calls of operators do not look at

/** Null for everyone who may not see it: nobody learns why. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale } = splitLocale(new URL(request.url).pathname);
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null;
  const [preview, answeredAt, { site }, { preview: words }] = await Promise.all([
    id === null ? null : orNull(context.get(callForShop)(previewActivity, { id }, ofNoShop), [400, 401, 403, 404]),
    context.get(mallTime)(),
    loadMessages(locale),
    loadGroups(locale, ['preview']),
  ]);
  const title = preview ? `${words.title}: ${preview.activity.name}` : words.lost.title;
  const meta = [{ title: `${title} · ${site.name}` }, { name: 'robots', content: 'noindex' }];
  if (!preview) return data({ preview: null, answeredAt, meta }, { status: 404 });
  return { preview, answeredAt, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** An activity as it would be published, for operators. It follows what they save. */
export default function ActivityPreview({ loaderData: { preview, answeredAt } }: Route.ComponentProps) {
  const t = useTranslations('preview');
  useSaved();
  if (!preview) return <PreviewLost line={t('mallLost')} />;
  const { activity, products } = preview;
  return (
    <>
      <div className="page-column pt-4 pb-12">
        <OneActivity key={`${activity.endsAt}`} {...{ activity, products, answeredAt }} />
      </div>
      <section aria-label={t('title')} className="sticky bottom-0 z-20 bg-shade text-white">
        <div className="page-column flex min-h-14 items-center gap-4 py-2">
          <Eye aria-hidden="true" size={20} className="shrink-0" />
          <p className="min-w-0 grow">
            <strong className="mr-2 font-semibold">{t('title')}</strong>
            {t('activityLine')}
          </p>
          <a href={`/console/platform/activities/${activity.id}`} className={buttonClass({ variant: 'secondary' })}>
            {t('editActivity')}
          </a>
        </div>
      </section>
    </>
  );
}

/** The console says on this channel that it has saved something. */
function useSaved(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const channel = new BroadcastChannel('mall-pages');
    channel.onmessage = () => void revalidate();
    return () => channel.close();
  }, [revalidate]);
}
