import { useTranslations } from 'use-intl';
import { Card } from '#ui/display/card.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';

const sections = [
  'us',
  'account',
  'buying',
  'payment',
  'delivery',
  'content',
  'privacy',
  'sellers',
  'liability',
  'changes',
] as const;

/** The agreement of a mall whose platform has not published one. */
export function FirstAgreement() {
  const t = useTranslations('agreement');
  return (
    <div className="page-column pt-4 pb-12">
      <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), to: '/' }]} here={t('title')} />
      <div className="mt-4 grid grid-cols-[264px_minmax(0,1fr)] items-start gap-4">
        <nav aria-label={t('contents')} className="sticky top-20 rounded-lg bg-card px-6 py-5">
          <p className="font-semibold">{t('contents')}</p>
          <ol className="mt-2 grid">
            {sections.map((section, at) => (
              <li key={section}>
                <a href={`#${section}`} className="flex gap-2 py-1.5 text-ink-2 hover:text-brand">
                  <span className="w-5 shrink-0 text-ink-3 tabular-nums">{`${at + 1}.`}</span>
                  {t(`sections.${section}.title`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Card as="article" className="px-14 py-12">
          <h1 className="text-2xl font-bold tracking-tight text-balance">{t('title')}</h1>
          <p className="mt-2 text-xs text-ink-3">{t('version')}</p>
          <p className="mt-6 max-w-[70ch] rounded-md bg-page px-5 py-4 text-base text-ink-2">{t('intro')}</p>
          {sections.map((section, at) => (
            <section key={section} aria-labelledby={section} className="mt-10">
              <h2 id={section} className="scroll-mt-20 text-lg font-semibold">
                {`${at + 1}. ${t(`sections.${section}.title`)}`}
              </h2>
              {t(`sections.${section}.text`)
                .split('\n')
                .map((paragraph) => (
                  <p key={paragraph} className="mt-3 max-w-[70ch] text-base leading-relaxed text-ink-2">
                    {paragraph}
                  </p>
                ))}
            </section>
          ))}
        </Card>
      </div>
    </div>
  );
}
