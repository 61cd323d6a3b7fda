import { SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FigureChange } from './figure-change.tsx';
import { type Overview, type ShownFigure, useFigureText } from './figure-formats.ts';

const carded = ['sales', 'paid', 'visitors', 'conversion', 'views', 'carts', 'orders', 'units'] as const;

type FigureCardsProps = {
  overview: Overview;
  chosen: ShownFigure;
  onChoose: (figure: ShownFigure) => void;
  /** What a figure counts. */
  hintOf: (figure: ShownFigure) => string;
};

/** Every figure with its change. The one that is pressed is drawn day by day below. */
export function FigureCards({ overview: { total, before }, chosen, onChoose, hintOf }: FigureCardsProps) {
  const t = useTranslations('insights');
  const { of } = useFigureText();
  return (
    <SimpleGrid cols={4} spacing="md" role="group" aria-label={t('figuresOf')}>
      {carded.map((name) => (
        <UnstyledButton
          key={name}
          p="md"
          bg="var(--console-card)"
          bd={`1px solid ${name === chosen ? 'var(--mantine-color-brand-6)' : 'var(--console-line)'}`}
          style={{ borderRadius: 8, ...(name === chosen && { boxShadow: '0 0 0 1px var(--mantine-color-brand-6)' }) }}
          aria-pressed={name === chosen}
          title={hintOf(name)}
          onClick={() => onChoose(name)}
        >
          <Text size="sm" c="dimmed">
            {t(`figures.${name}`)}
          </Text>
          <Text fz={24} fw={700} className="figures">
            {of(total, name)}
          </Text>
          <FigureChange name={name} now={total} before={before} />
        </UnstyledButton>
      ))}
    </SimpleGrid>
  );
}
