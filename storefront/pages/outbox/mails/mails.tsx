import { useTranslations } from 'use-intl';
import { isLocale, languages, languageTag } from '#contract/core/languages.ts';
import { getSampleMail, listSampleMails, type SampleMail } from '#contract/notifications/developer.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { MailFrame } from '#storefront/pages/outbox/mail-frame.tsx';
import { LinkChip } from '#ui/buttons/chip.tsx';
import { Card } from '#ui/display/card.tsx';
import type { Route } from './+types/mails.ts';
import { KindList } from './kind-list.tsx';
import { type Choice, mailWidths, pathOf } from './mail-choice.ts';

const firstKind = 'orderPaid';

/** Outside the demo mall the calls say 404, and so does the page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const language = searchParams.get('in') ?? params.locale ?? '';
  const choice: Choice = {
    kind: searchParams.get('kind') ?? firstKind,
    language: isLocale(language) ? language : 'en',
    view: searchParams.get('view') === 'text' ? 'text' : 'mail',
    theme: searchParams.get('theme') === 'dark' ? 'dark' : 'light',
    width: mailWidths.find((width) => String(width) === searchParams.get('width')) ?? 600,
  };
  const ask = context.get(callMall);
  const [kinds, mail] = await Promise.all([
    ask(listSampleMails, { language: choice.language }),
    ask(getSampleMail, { kind: choice.kind, language: choice.language }),
  ]);
  return { kinds, mail, choice };
}

/** Every kind of mail, as it looks before anyone gets one. Each choice is an address. */
export default function MailsPage({ loaderData: { kinds, mail, choice } }: Route.ComponentProps) {
  const t = useTranslations('sample-mails');
  return (
    <div className="mx-auto max-w-[1520px] px-6 py-8">
      <div className="flex items-end justify-between gap-10">
        <div>
          <h1 className="text-xl font-semibold">{t('title')}</h1>
          <p className="mt-1 text-ink-2">{t('line')}</p>
        </div>
        <MallLink to="/dev/outbox" className="shrink-0 font-medium text-brand-deep hover:underline">
          {t('outbox')}
        </MallLink>
      </div>
      <div className="mt-6 grid grid-cols-[300px_minmax(0,1fr)] items-start gap-4">
        <KindList kinds={kinds} choice={choice} />
        <Card aria-label={t('preview')} className="sticky top-4 p-5">
          <Choices choice={choice} />
          <Mail mail={mail} choice={choice} />
        </Card>
      </div>
    </div>
  );
}

function Choices({ choice }: { choice: Choice }) {
  const t = useTranslations('sample-mails');
  const isMail = choice.view === 'mail';
  return (
    <div className="grid gap-3">
      <Chips
        label={t('language')}
        choice={choice}
        options={languages.map(({ locale, name }) => ({ label: name, change: { language: locale } }))}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Chips
          label={t('view')}
          choice={choice}
          options={[
            { label: t('asMail'), change: { view: 'mail' } },
            { label: t('asText'), change: { view: 'text' } },
          ]}
        />
        {isMail && (
          <Chips
            label={t('theme')}
            choice={choice}
            options={[
              { label: t('light'), change: { theme: 'light' } },
              { label: t('dark'), change: { theme: 'dark' } },
            ]}
          />
        )}
        {isMail && (
          <Chips
            label={t('width')}
            choice={choice}
            options={mailWidths.map((width) => ({ label: t('pixels', { width: String(width) }), change: { width } }))}
          />
        )}
      </div>
    </div>
  );
}

type ChipsProps = {
  label: string;
  choice: Choice;
  options: readonly { label: string; change: Partial<Choice> }[];
};

function Chips({ label, choice, options }: ChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ label: name, change }) => {
          const to = pathOf({ ...choice, ...change });
          return (
            <li key={to}>
              <LinkChip to={to} preventScrollReset aria-current={to === pathOf(choice) ? 'page' : undefined}>
                {name}
              </LinkChip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Mail({ mail: { subject, text, html }, choice }: { mail: SampleMail; choice: Choice }) {
  const t = useTranslations('sample-mails');
  const kilobytes = (new TextEncoder().encode(html).length / 1024).toFixed(1);
  return (
    <>
      <div className="mt-5 flex items-baseline justify-between gap-6 border-t border-line pt-4">
        <h2 className="min-w-0 break-words font-semibold" lang={languageTag(choice.language)}>
          {subject}
        </h2>
        <p className="shrink-0 text-xs text-ink-3 tabular-nums">{t('size', { kilobytes })}</p>
      </div>
      {choice.view === 'text' ? (
        <pre
          lang={languageTag(choice.language)}
          className="mt-3 rounded-md bg-page p-5 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </pre>
      ) : (
        <div className="mt-3 overflow-x-auto rounded-md bg-surface p-3">
          <div className="mx-auto" style={{ width: choice.width }}>
            <MailFrame subject={subject} html={html} theme={choice.theme} className="h-[75vh] w-full" />
          </div>
        </div>
      )}
    </>
  );
}
