import { Anchor, List, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import type { ProductProblem } from '#contract/catalogue/product-content.ts';
import { showField } from './editor-context.ts';
import { useProblemPlace } from './problem-text.ts';

const shownMax = 8;

/** What is still missing before the product can be sold; each entry leads to its field. */
export function ProblemsPart({ problems, onAsk }: { problems: readonly ProductProblem[]; onAsk: () => void }) {
  const t = useTranslations('console.products');
  const placeOf = useProblemPlace();
  if (problems.length === 0) return null;
  return (
    <Part title={t('parts.problems')}>
      <List size="sm" spacing={4} aria-label={t('parts.problems')}>
        {problems.slice(0, shownMax).map((problem) => (
          <List.Item key={`${problem.field} ${problem.reason}`}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="left"
              onClick={() => {
                onAsk();
                requestAnimationFrame(() => showField(problem.field));
              }}
            >
              {`${placeOf(problem)}: ${t(`problems.${problem.reason}`)}`}
            </Anchor>
          </List.Item>
        ))}
      </List>
      {problems.length > shownMax && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('moreProblems', { count: problems.length - shownMax })}
        </Text>
      )}
    </Part>
  );
}
