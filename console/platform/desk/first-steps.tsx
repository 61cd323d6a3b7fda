import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { Step, StepList } from '#console/base/steps/step-list.tsx';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { usePathOfSection } from '#console/platform/use-section-path.ts';
import {
  getMallSteps,
  type MallStep,
  type MallStepState,
  skipMallSteps,
} from '#contract/machine/platform-first-steps.ts';

/** Where each step is done: a section, and what follows in the address. Payments are set where the mall is started. */
const places: Record<MallStep, [section: string, rest?: string] | null> = {
  company: ['settings', '/operator'],
  name: ['settings', '/mall'],
  currency: ['settings', '/currency'],
  languages: ['settings', '/languages'],
  look: ['look'],
  pages: ['help-pages'],
  mail: ['messages'],
  payments: null,
  categories: ['categories'],
  kinds: ['shops', '/kinds'],
  operators: ['operators'],
  shop: ['applications'],
  product: ['products'],
};

/** What a new mall has already, and may be right as it is. */
const hasDefault: readonly MallStep[] = ['name', 'currency', 'languages', 'look', 'pages'];

/** What a new mall needs first. It is gone once all of it is done or skipped. */
export function FirstSteps() {
  const t = useTranslations('platform-desk.steps');
  const { data: steps } = useCall(getMallSteps, {});
  const skip = useSkip();
  const open = steps?.filter(({ state }) => state === 'open') ?? [];
  if (!steps || open.length === 0) return null;
  return (
    <StepList
      title={t('title')}
      done={steps.length - open.length}
      total={steps.length}
      columns={2}
      aside={
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() =>
            skip(
              open.map(({ step }) => step),
              t('hidden'),
            )
          }
        >
          {t('hide')}
        </Button>
      }
    >
      {steps.map((each) => (
        <MallStepRow key={each.step} {...each} onSkip={(said) => skip([each.step], said)} />
      ))}
    </StepList>
  );
}

/** Skips steps, and says so with a way back. */
function useSkip() {
  const { mutateAsync } = useSend(skipMallSteps);
  const sayUndo = useUndoNotice();
  const { failed } = useNotices();
  const send = (steps: MallStep[], isSkipped: boolean) => mutateAsync({ steps, isSkipped });
  return async (steps: MallStep[], said: string) => {
    try {
      await send(steps, true);
      sayUndo(said, () => void send(steps, false).catch(failed));
    } catch (error) {
      failed(error);
    }
  };
}

type RowProps = MallStepState & { onSkip: (said: string) => void };

function MallStepRow({ step, state, onSkip }: RowProps) {
  const t = useTranslations('platform-desk.steps');
  const pathOf = usePathOfSection();
  const place = places[step];
  const section = place && pathOf(place[0]);
  const name = t(`${step}.name`);
  const isFine = hasDefault.includes(step);
  return (
    <Step
      state={state}
      text={t(`${step}.text`)}
      name={
        section ? (
          <Anchor component={Link} to={section + (place[1] ?? '')} fw={600}>
            {name}
          </Anchor>
        ) : (
          <Text fw={600}>{name}</Text>
        )
      }
      aside={
        state === 'open' && (
          <Button
            variant="default"
            size="compact-sm"
            style={{ flexShrink: 0 }}
            aria-label={t(isFine ? 'keepOne' : 'skipOne', { step: name })}
            onClick={() => onSkip(t(isFine ? 'kept' : 'skipped', { step: name }))}
          >
            {t(isFine ? 'keep' : 'skip')}
          </Button>
        )
      }
    />
  );
}
