import type { Footer } from '#contract/content/footer.ts';
import type { ShownFooter } from '#contract/content/shopper.ts';
import type { ShownHelpPage } from '#contract/content/shopper-help.ts';
import type { Locale } from '#contract/core/languages.ts';
import { faceText } from './face-text.ts';

/** The footer in the reader's language. */
export function shownFooter(footer: Footer, help: ShownHelpPage['pages'], locale: Locale): ShownFooter {
  const helpLinks = help.map(({ title, url }) => ({ title, url }));
  return {
    points: footer.points.map(({ icon, title, line }) => ({
      ...{ icon, title: faceText(title, locale), line: faceText(line, locale) },
    })),
    columns: footer.columns.map(({ title, links, hasHelp }) => ({
      title: faceText(title, locale),
      links: [
        ...links.map((link) => ({ title: faceText(link.title, locale), url: link.link })),
        ...(hasHelp ? helpLinks : []),
      ],
    })),
    copyright: faceText(footer.copyright, locale),
  };
}
