import { useTranslations } from 'use-intl';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { useFormats } from '#console/base/format.ts';
import { useLocale } from '#console/base/locale.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { defaultLocale } from '#contract/core/languages.ts';
import type { HomeBlock } from '#contract/shops/home-blocks.ts';

/** Blocks in words: what one is called, and what stands in it. */
export function useBlockTexts() {
  const t = useTranslations('shop-face.home');
  const locale = useLocale();
  const { time } = useFormats();
  const textIn = (texts: Texts) => texts[locale]?.trim() || texts[defaultLocale]?.trim() || '';

  const nameOf = (block: HomeBlock) => {
    const title = block.kind === 'banner' ? '' : textIn(block.title);
    return title ? `${t(`kinds.${block.kind}`)}: ${title}` : t(`kinds.${block.kind}`);
  };
  function contentOf(block: HomeBlock): string {
    if (block.kind === 'banner') return t('slideCount', { count: block.slides.length });
    if (block.kind === 'text') return textIn(block.text);
    return block.kind === 'products' ? `${t(`sources.${block.source}`)} · ${block.count}` : '';
  }
  const timesOf = ({ from, until }: HomeBlock) =>
    [from && t('fromTime', { time: time(from) }), until && t('untilTime', { time: time(until) })].filter(Boolean);

  return {
    nameOf,
    labelOf: (field: string, blocks: readonly HomeBlock[]) => {
      const block = blocks.find(({ key }) => key === field);
      return block ? nameOf(block) : t('order');
    },
    textOf: (field: string, fields: Fields): string => {
      const block = fields[field] as HomeBlock | undefined;
      if (!block) return t('notThere');
      if (field !== 'order') return [nameOf(block), contentOf(block), ...timesOf(block)].filter(Boolean).join('\n');
      const keys = String(fields.order).split(' ');
      return keys.flatMap((key) => (fields[key] ? nameOf(fields[key] as HomeBlock) : [])).join('\n');
    },
  };
}
