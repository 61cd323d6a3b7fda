import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { mallTime, publicSettings } from '#storefront/base/client/calls/request-context.ts';
import type { Route } from './+types/kit.ts';
import { ButtonSpecimens } from './button-specimens.tsx';
import { DialogSpecimens } from './dialog-specimens.tsx';
import { DisplaySpecimens } from './display-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { NavigationSpecimens } from './navigation-specimens.tsx';

/** For those who build the mall, so only the demo mall has it. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(publicSettings).isDemo) throw data(null, { status: 404 });
  return { renderedAt: await context.get(mallTime)() };
}

/** Every component of ui/ in its states, in both themes. Names of components and variants are those of the code. */
export default function KitPage({ loaderData: { renderedAt } }: Route.ComponentProps) {
  const t = useTranslations('kit');
  return (
    <div className="mx-auto max-w-[1840px] px-16 py-8">
      <h1 className="text-xl font-semibold">{t('title')}</h1>
      <p className="mt-1 text-ink-2">{t('line')}</p>
      <div className="mt-6 grid grid-cols-2 items-start gap-6">
        {(['light', 'dark'] as const).map((theme) => (
          <section
            key={theme}
            data-theme={theme}
            aria-label={t(theme)}
            className="min-w-0 rounded-lg border border-line bg-page p-6 text-ink"
          >
            <h2 className="text-lg font-semibold">{t(theme)}</h2>
            <ButtonSpecimens />
            <FieldSpecimens />
            <DisplaySpecimens renderedAt={renderedAt} />
            <NavigationSpecimens />
            <DialogSpecimens />
          </section>
        ))}
      </div>
    </div>
  );
}
