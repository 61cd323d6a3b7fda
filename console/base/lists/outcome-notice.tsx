import { Button, Group, List, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';

/** How an act on one of several things ended. */
type Outcome = {
  /** What people know it by. */
  name: string;
  /** Why it was not done; empty when it was. */
  problemText: string;
  /** False when it was so before. */
  isChanged?: boolean;
};

type Words<One> = {
  /** What was done with these. */
  text: (changed: readonly One[]) => string;
  /** Takes back what was done with these; says of which it could not. */
  undo?: (changed: readonly One[]) => Promise<readonly Outcome[]>;
};

const shownMs = 10_000;
const problemsShown = 5;

/** One message on how an act on several things ended: with how many it was done, and with which not, and why. */
export function useOutcomeNotice() {
  const t = useTranslations('console');
  const { failed } = useNotices();
  async function notice<One extends Outcome>(acting: Promise<readonly One[]>, { text, undo }: Words<One>) {
    try {
      const outcomes = await acting;
      const problems = outcomes.filter(({ problemText }) => problemText !== '');
      const changed = outcomes.filter(({ problemText, isChanged = true }) => problemText === '' && isChanged);
      const takeBack = () => undo && notice(undo(changed), { text: () => t('undone') });
      const id = notifications.show({
        color: problems.length > 0 ? 'orange' : 'teal',
        withBorder: true,
        autoClose: problems.length > 0 ? false : shownMs, // reasons take time to read
        closeButtonProps: { 'aria-label': t('close') },
        message: (
          <Stack gap="xs">
            <Group justify="space-between" wrap="nowrap">
              <Text size="sm">{changed.length > 0 ? text(changed) : t('outcomes.nothing')}</Text>
              {undo && changed.length > 0 && (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => {
                    notifications.hide(id);
                    void takeBack();
                  }}
                >
                  {t('undo')}
                </Button>
              )}
            </Group>
            {problems.length > 0 && <Problems problems={problems} />}
          </Stack>
        ),
      });
    } catch (error) {
      failed(error);
    }
  }
  return notice;
}

function Problems({ problems }: { problems: readonly Outcome[] }) {
  const t = useTranslations('console.outcomes');
  const more = problems.length - problemsShown;
  return (
    <>
      <Text size="sm" fw={600}>
        {t('notDone', { count: problems.length })}
      </Text>
      <List size="sm">
        {problems.slice(0, problemsShown).map(({ name, problemText }) => (
          <List.Item key={name}>{t('problem', { name, problem: problemText })}</List.Item>
        ))}
      </List>
      {more > 0 && <Text size="sm">{t('more', { count: more })}</Text>}
    </>
  );
}
