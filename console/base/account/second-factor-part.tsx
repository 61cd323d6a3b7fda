import { Alert, Anchor, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getSecondFactor } from '#contract/identity/console.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

/** The second factor of one's own account: whether it is on, and what can be done about it. */
export function SecondFactorPart() {
  const t = useTranslations('console.account');
  const { day } = useFormats();
  const { data, error, refetch } = useCall(getSecondFactor, {});
  const [dialog, setDialog] = useState<'on' | 'off' | 'renew' | null>(null);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={160} />;
  const { isOn, since, recoveryCodesLeft, hasPassword } = data;
  const close = () => setDialog(null);
  return (
    <Part
      title={t('twoStep')}
      aside={
        <Badge variant="light" color={isOn ? 'teal' : 'gray'} c="inherit" tt="none">
          {isOn ? t('on') : t('off')}
        </Badge>
      }
    >
      <Stack>
        <Text size="sm">{isOn ? t('onText', { day: day(since ?? ''), left: recoveryCodesLeft }) : t('offText')}</Text>
        {!isOn && !hasPassword && (
          <Alert color="yellow">
            {t('noPassword')}{' '}
            <Anchor href="/users/user_info" size="sm" underline="always">
              {t('settings')}
            </Anchor>
          </Alert>
        )}
        <Group>
          {!isOn && (
            <Button disabled={!hasPassword} onClick={() => setDialog('on')}>
              {t('turnOn')}
            </Button>
          )}
          {isOn && (
            <>
              <Button variant="default" onClick={() => setDialog('renew')}>
                {t('renew')}
              </Button>
              <Button variant="subtle" color="red" onClick={() => setDialog('off')}>
                {t('turnOff')}
              </Button>
            </>
          )}
        </Group>
      </Stack>
      {dialog === 'on' && <TurnOnDialog onClose={close} />}
      {(dialog === 'off' || dialog === 'renew') && <ProofDialog act={dialog} onClose={close} />}
    </Part>
  );
}
