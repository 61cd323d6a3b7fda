import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Figures } from '#contract/insights/values.ts';
import { figureOf, type ShownFigure, useFigureText } from './figure-formats.ts';

type FigureChangeProps = { name: ShownFigure; now: Figures; before: Figures; isShort?: boolean };

/** How a figure compares with the range before, which a list leaves out. The sign says it too, not the colour alone. */
export function FigureChange({ name, now, before, isShort = false }: FigureChangeProps) {
  const t = useTranslations('insights');
  const { textOf, changeOf } = useFigureText();
  const [value, earlier] = [figureOf(now, name), figureOf(before, name)];
  const change = changeOf(value, earlier);
  const isMore = (value ?? 0) > (earlier ?? 0);
  if (change === null && isShort) return null;
  if (change === null)
    return (
      <Text size="sm" c="dimmed">
        {t('noneBefore')}
      </Text>
    );
  return (
    <Text size="sm" c="dimmed">
      <Text span fw={600} {...(value !== earlier && { c: isMore ? 'var(--console-good)' : 'var(--console-bad)' })}>
        {change}
      </Text>
      {!isShort && ` ${t('before', { before: textOf(name, earlier) })}`}
    </Text>
  );
}
