import { Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useUser } from '#console/base/session/user.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { getReviewSetting, setReviewSetting } from '#contract/catalogue/platform.ts';

/** Whether products are looked at before shoppers see them. Only those who may change settings see it. */
export function ReviewSetting() {
  const { data: user } = useUser();
  return user?.operator?.scopes.includes('settings') ? <Setting /> : null;
}

function Setting() {
  const t = useTranslations('platform-products.products.setting');
  const { data } = useCall(getReviewSetting, {});
  const { done, failed } = useNotices();
  const change = useSend(setReviewSetting);
  const shown = change.isPending ? change.variables : data;
  return (
    <Switch
      label={t('label')}
      description={t('text')}
      labelPosition="left"
      disabled={!data}
      checked={Boolean(shown?.isDemanded)}
      onChange={(event) => {
        const isDemanded = event.currentTarget.checked;
        void change.mutateAsync({ isDemanded }).then(() => done(t(isDemanded ? 'on' : 'off')), failed);
      }}
    />
  );
}
