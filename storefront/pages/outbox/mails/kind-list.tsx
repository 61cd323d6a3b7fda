import { useTranslations } from 'use-intl';
import { languageTag } from '#contract/core/languages.ts';
import type { SampleMailRow } from '#contract/notifications/developer.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { type Choice, pathOf } from './mail-choice.ts';

type KindListProps = { kinds: readonly SampleMailRow[]; choice: Choice };

/** Every kind of mail by its topic. Their names are those of the code. */
export function KindList({ kinds, choice }: KindListProps) {
  const t = useTranslations('sample-mails');
  return (
    <nav aria-label={t('kinds')} className="grid gap-4">
      {[...Map.groupBy(kinds, ({ topic }) => topic)].map(([topic, ofTopic]) => (
        <section key={topic} className="rounded-lg bg-card p-3">
          <h2 className="px-2 py-1 font-semibold">{t(`topics.${topic}`)}</h2>
          <ul>
            {ofTopic.map(({ kind, subject }) => (
              <li key={kind}>
                <MallLink
                  to={pathOf({ ...choice, kind })}
                  aria-current={kind === choice.kind ? 'page' : undefined}
                  className="block rounded-md px-2 py-1.5 hover:bg-page aria-[current]:bg-brand-soft aria-[current]:text-brand-deep"
                >
                  <span className="line-clamp-2 break-words" lang={languageTag(choice.language)}>
                    {subject}
                  </span>
                  <span className="block font-mono text-xs text-ink-3">{kind}</span>
                </MallLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
