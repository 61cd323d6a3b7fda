import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { useLocale } from '#console/base/locale.ts';
import type { DraftWords } from '#console/platform/face/draft-form.tsx';
import { textIn } from '#console/platform/face/text-in.ts';
import type { ActivityPage } from '#contract/catalogue/activity-page.ts';

const fields = ['name', 'instruction', 'isOn', 'from', 'until', 'bannerHash', 'layout', 'products'] as const;
type Field = (typeof fields)[number];
const isField = (field: string): field is Field => fields.some((each) => each === field);

/** What the fields of an activity are called, and what stands in them. */
export function useActivityWords(nameOf: (productId: number) => string): DraftWords<ActivityPage> {
  const t = useTranslations('platform-face.activities');
  const times = useTranslations('console.shownTimes');
  const { time } = useFormats();
  const locale = useLocale();

  const labels: Record<Field, string> = {
    name: t('name'),
    instruction: t('instruction'),
    isOn: t('isOn'),
    from: times('from'),
    until: times('until'),
    bannerHash: t('banner'),
    layout: t('layout'),
    products: t('order'),
  };
  const texts: Record<Field, (page: ActivityPage) => string> = {
    name: ({ name }) => textIn(name, locale),
    instruction: ({ instruction }) => textIn(instruction, locale) || '–',
    isOn: ({ isOn }) => t(isOn ? 'on' : 'off'),
    from: ({ from }) => (from ? time(from) : t('atOnce')),
    until: ({ until }) => (until ? time(until) : times('untilAlways')),
    bannerHash: ({ bannerHash }) => t(bannerHash ? 'ownBanner' : 'noBanner'),
    layout: ({ layout }) => t(`layouts.${layout}`),
    products: ({ products }) => products.map(({ productId }) => nameOf(productId)).join(', ') || '–',
  };
  return {
    fieldsOf: (page) => Object.fromEntries(fields.map((field) => [field, page[field]])),
    labelOf: (field) => (isField(field) ? labels[field] : field),
    textOf: (field, page) => (isField(field) ? texts[field](page) : ''),
  };
}
