import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/buttons/link-button.tsx';

type ErrorViewProps = {
  heading?: 'h1' | 'h2';
  title: string;
  line: string;
  picture?: string | undefined;
  action?: ReactNode;
};

/** A little shop with its shutter down, what is wrong, and the ways on. */
export function ErrorView({ heading: Heading = 'h1', title, line, picture, action }: ErrorViewProps) {
  const t = useTranslations('errors');
  return (
    <section className="page-column flex h-150 flex-col items-center justify-center text-center" aria-live="polite">
      {/* A file of its own, since few visits need it. */}
      <img src={picture ?? '/closed-shop.svg'} alt="" width={240} height={180} loading="lazy" />
      <Heading className="mt-8 text-xl font-semibold">{title}</Heading>
      <p className="mt-2 max-w-160 text-sm text-ink-2">{line}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {action}
        <LinkButton variant={action ? 'secondary' : 'primary'} size="large" to="/">
          {t('backHome')}
        </LinkButton>
      </div>
    </section>
  );
}
