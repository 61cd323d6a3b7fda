import { useTranslations } from 'use-intl';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { useFormats } from '#console/base/format.ts';
import { useLocale } from '#console/base/locale.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { isShownAt, type MallBlock } from '#contract/content/face.ts';
import { defaultLocale } from '#contract/core/languages.ts';

type Shown = Pick<MallBlock, 'isOn' | 'from' | 'until'>;

/** Blocks in words: what one is called, what stands on it, and when it is shown. */
export function useBlockWords() {
  const t = useTranslations('platform-face.home');
  const locale = useLocale();
  const { time } = useFormats();
  const textIn = (texts: Texts) => texts[locale]?.trim() || texts[defaultLocale]?.trim() || '';

  const nameOf = (block: MallBlock) => {
    const title = block.kind === 'products' ? textIn(block.title) : '';
    return title ? `${t(`kinds.${block.kind}`)}: ${title}` : t(`kinds.${block.kind}`);
  };
  function contentOf(block: MallBlock): string {
    if ('slides' in block) return t('slideCount', { count: block.slides.length });
    if (block.kind === 'products') return t(`sources.${block.source}`);
    if (block.kind !== 'activities') return t(`hints.${block.kind}`);
    return block.activityIds.length > 0
      ? t('activitiesChosen', { count: block.activityIds.length })
      : t('activitiesNext', { count: block.count });
  }
  function timesOf({ from, until }: Shown): string {
    const times = [from && t('fromTime', { time: time(from) }), until && t('untilTime', { time: time(until) })];
    return times.filter(Boolean).join(' · ');
  }
  /** Why shoppers do not see it now; null when they do. */
  function hiddenBy(shown: Shown): string | null {
    if (!shown.isOn) return t('off');
    if (isShownAt(new Date(), shown)) return null;
    return t(shown.from && new Date(shown.from) > new Date() ? 'later' : 'over');
  }

  return {
    nameOf,
    contentOf,
    timesOf,
    hiddenBy,
    labelOf: (field: string, blocks: readonly MallBlock[]) => {
      const block = blocks.find(({ key }) => key === field);
      return block ? nameOf(block) : t('order');
    },
    textOf: (field: string, fields: Fields): string => {
      if (field === 'order') {
        const keys = String(fields.order ?? '').split(' ');
        return keys.flatMap((key) => (fields[key] ? nameOf(fields[key] as MallBlock) : [])).join('\n');
      }
      const block = fields[field] as MallBlock | undefined;
      if (!block) return t('notThere');
      return [nameOf(block), contentOf(block), block.isOn ? '' : t('off'), timesOf(block)].filter(Boolean).join('\n');
    },
  };
}
