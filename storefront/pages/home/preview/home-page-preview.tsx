import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { previewHomePage } from '#contract/catalogue/platform-home.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { orNull } from '#storefront/base/client/calls/or-null.ts';
import { callForShop, callMall, mallTime } from '#storefront/base/client/calls/request-context.ts';
import { loadGroups, loadMessages } from '#storefront/base/i18n/messages.ts';
import { Hero } from '#storefront/pages/home/hero.tsx';
import { askForHome } from '#storefront/pages/home/home-answers.ts';
import { HomeBlocks } from '#storefront/pages/home/home-blocks.tsx';
import { PreviewLost } from '#storefront/parts/errors/preview-lost.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import type { Route } from './+types/home-page-preview.ts';

const ofNoShop = 1; // the console's session is asked with a shop, which calls of operators do not look at

/** Null for everyone who may not see it: nobody learns why. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = splitLocale(new URL(request.url).pathname);
  const [draft, answers, { site }, { preview: words }] = await Promise.all([
    orNull(context.get(callForShop)(previewHomePage, {}, ofNoShop), [400, 401, 403, 404]),
    askForHome(context.get(callMall), context.get(mallTime)),
    loadMessages(locale),
    loadGroups(locale, ['preview']),
  ]);
  const title = draft ? words.title : words.lost.title;
  const meta = [{ title: `${title} · ${site.name}` }, { name: 'robots', content: 'noindex' }];
  if (!draft) return data({ preview: null, meta }, { status: 404 });
  return { preview: { banner: draft.banner, answers: { ...answers, blocks: draft.blocks } }, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** The home page as it would be published, for operators. It follows what they save. */
export default function HomePagePreview({ loaderData: { preview } }: Route.ComponentProps) {
  const t = useTranslations('preview');
  useSaved();
  if (!preview) return <PreviewLost line={t('mallLost')} />;
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <Hero banners={preview.banner} />
      <div className="page-column pt-8 pb-12">
        <HomeBlocks answers={preview.answers} isPreview />
      </div>
      <section aria-label={t('title')} className="sticky bottom-0 z-20 bg-shade text-white">
        <div className="page-column flex min-h-14 items-center gap-4 py-2">
          <Eye aria-hidden="true" size={20} className="shrink-0" />
          <p className="min-w-0 grow">
            <strong className="mr-2 font-semibold">{t('title')}</strong>
            {t('mallLine')}
          </p>
          <a href="/console/platform/home" className={buttonClass({ variant: 'secondary' })}>
            {t('editHome')}
          </a>
        </div>
      </section>
    </>
  );
}

/** The console says on this channel that it has saved the page. */
function useSaved(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const channel = new BroadcastChannel('mall-home');
    channel.onmessage = () => void revalidate();
    return () => channel.close();
  }, [revalidate]);
}
