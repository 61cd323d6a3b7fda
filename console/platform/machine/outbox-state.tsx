import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { type OutboxState, outboxStates } from '#contract/machine/platform-outbox.ts';

/** Which of the two lists the address names. */
export function useOutboxState(): OutboxState {
  const named = useListAddress().value('state');
  return outboxStates.find((one) => one === named) ?? 'waiting';
}

/** What waits, or what has failed. */
export function OutboxStateField() {
  const t = useTranslations('platform-machine.outbox');
  const { change } = useListAddress();
  return (
    <SegmentedControl
      aria-label={t('which')}
      value={useOutboxState()}
      onChange={(state) => change({ state: state === 'waiting' ? null : state })}
      data={outboxStates.map((value) => ({ value, label: t(value) }))}
    />
  );
}
