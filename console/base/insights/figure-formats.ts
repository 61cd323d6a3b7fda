import { useFormats } from '#console/base/format.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { getInsights } from '#contract/insights/merchant.ts';
import { type Figures, figureNames } from '#contract/insights/values.ts';

/** The figures of a range, day by day, of a shop or of the mall. */
export type Overview = OutputOf<typeof getInsights>;

export const shownFigures = [...figureNames, 'conversion'] as const;
export type ShownFigure = (typeof shownFigures)[number];

/** Of a hundred visitors, how many orders were paid. Null without visitors. */
export const conversionOf = ({ paid, visitors }: Pick<Figures, 'paid' | 'visitors'>) =>
  visitors > 0 ? paid / visitors : null;

export const figureOf = (figures: Figures, name: ShownFigure): number | null =>
  name === 'conversion' ? conversionOf(figures) : figures[name];

/** Each figure as the reader's language writes it; a dash for one that cannot be computed. */
export function useFigureText() {
  const { money, count, part, change } = useFormats();
  const textOf = (name: ShownFigure, value: number | null) => {
    if (value === null) return '–';
    return name === 'sales' ? money(value) : name === 'conversion' ? part(value) : count(value);
  };
  return {
    textOf,
    of: (figures: Figures, name: ShownFigure) => textOf(name, figureOf(figures, name)),
    /** How much more or less it is than before; null when there is nothing to compare with. */
    changeOf: (now: number | null, before: number | null) =>
      now === null || !before ? null : change(now / before - 1),
  };
}
