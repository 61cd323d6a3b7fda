import { ChevronDown, Globe } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Locale, languages, languageTag, splitLocale, withLocale } from '#contract/core/languages.ts';
import { useOfferedLanguages } from '#storefront/base/client/calls/request-context.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { loadMessages } from '#storefront/base/i18n/messages.ts';
import { writeCookie, yearSeconds } from '#ui/browser/cookies.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { useReveal } from '#ui/slides/reveal.ts';

/** The languages, each under its own name. Choosing one shows the same page in it, without losing the place. */
export function LanguageMenu() {
  const t = useTranslations('shell.language');
  const { pathname, search } = useLocation();
  const { locale, path } = splitLocale(pathname);
  const offered = useOfferedLanguages();
  const { isOpen, set, area, trigger } = useReveal();

  const choose = (chosen: Locale) => {
    set(false);
    writeCookie('locale', chosen, yearSeconds);
    loadMessages(chosen); // while the router still asks for the page
    useMall.setState({ locale: chosen, homeData: null, menu: null });
  };

  return (
    <div className="relative flex h-full items-center" {...area}>
      <TextButton
        variant="inherit"
        ref={(button) => {
          trigger.current = button;
        }}
        aria-expanded={isOpen}
        aria-label={`${t('label')}: ${languages.find((language) => language.locale === locale)?.name}`}
        onClick={(event) => set(event.detail === 0 ? !isOpen : true)}
      >
        <Globe size={14} aria-hidden="true" />
        {languages.find((language) => language.locale === locale)?.name}
        <ChevronDown size={12} aria-hidden="true" className={isOpen ? 'rotate-180 transition' : 'transition'} />
      </TextButton>
      <ul
        hidden={!isOpen}
        className="absolute top-full right-0 z-40 w-40 rounded-md bg-card py-2 text-sm text-ink shadow-float"
      >
        {offered.map((language) => (
          <li key={language.locale}>
            <Link
              to={withLocale(language.locale, path) + search}
              preventScrollReset
              lang={languageTag(language.locale)}
              hrefLang={language.tag}
              aria-current={language.locale === locale ? 'true' : undefined}
              className="block px-4 py-1.5 hover:bg-surface aria-[current]:font-medium aria-[current]:text-brand"
              onClick={() => choose(language.locale)}
            >
              {language.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
