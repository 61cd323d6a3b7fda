import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import type { DraftWords } from '#console/platform/face/draft-form.tsx';
import { textIn } from '#console/platform/face/text-in.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import type { FaceOf } from '#contract/content/face.ts';

type Footer = FaceOf<'footer'>;

/** The texts of a footer, by which is counted what a language lacks. */
export const textsInFooter = ({ points, columns, copyright }: Footer): Texts[] => [
  ...points.flatMap(({ title, line }) => [title, line]),
  ...columns.flatMap(({ title, links }) => [title, ...links.map((link) => link.title)]),
  copyright,
];

/** A footer in words. */
export function useFooterWords(): DraftWords<Footer> {
  const t = useTranslations('platform-face.footer');
  const locale = useLocale();
  const columnIn = ({ columns }: Footer, field: string) => columns.find(({ key }) => `column-${key}` === field);
  return {
    fieldsOf: (footer) => ({
      points: footer.points,
      ...Object.fromEntries(footer.columns.map((column) => [`column-${column.key}`, column])),
      order: footer.columns.map(({ key }) => key).join(' '),
      copyright: footer.copyright,
    }),
    labelOf: (field, footer) => {
      if (field === 'points' || field === 'copyright' || field === 'order') return t(field);
      const column = columnIn(footer, field);
      return (column && textIn(column.title, locale)) || t('unnamed');
    },
    textOf: (field, footer) => {
      if (field === 'points') return footer.points.map(({ title }) => textIn(title, locale)).join(', ');
      if (field === 'copyright') return textIn(footer.copyright, locale);
      if (field === 'order') return footer.columns.map(({ title }) => textIn(title, locale)).join(', ');
      const column = columnIn(footer, field);
      if (!column) return t('notThere');
      const links = column.links.map(({ title }) => textIn(title, locale));
      return [...links, ...(column.hasHelp ? [t('helpPages')] : [])].join(', ');
    },
  };
}
