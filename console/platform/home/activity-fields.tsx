import { MultiSelect, Select, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { useCall } from '#console/base/use-call.ts';
import { textIn } from '#console/platform/face/text-in.ts';
import { listPlatformActivities, type PlatformActivity } from '#contract/catalogue/platform-activities.ts';
import { faceActivitiesMax, type MallBlockOf } from '#contract/content/face.ts';
import { pageLimitMax } from '#contract/core/values.ts';

type ActivityFieldsProps = { block: MallBlockOf<'activities'>; onChange: (block: MallBlockOf<'activities'>) => void };

/** Which activities a block shows: those named, which appear once they run, or the next ones. */
export function ActivityFields({ block, onChange }: ActivityFieldsProps) {
  const t = useTranslations('platform-face.home');
  const words = useTranslations('platform-face.activities');
  const locale = useLocale();
  const { data } = useCall(listPlatformActivities, { limit: pageLimitMax });
  const open = (data?.list ?? []).filter(({ state }) => state !== 'ended');
  const gone = block.activityIds.filter((id) => !open.some((activity) => activity.id === id));

  function labelOf({ name, state }: PlatformActivity): string {
    const own = textIn(name, locale);
    return state === 'running' ? own : words('named', { name: own, state: words(`states.${state}`) });
  }
  return (
    <Stack gap="sm">
      <MultiSelect
        label={t('activities')}
        description={t('activitiesHint')}
        placeholder={block.activityIds.length === 0 ? t('activitiesAny') : ''}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxValues={faceActivitiesMax}
        clearable
        data={[
          ...open.map((activity) => ({ value: String(activity.id), label: labelOf(activity) })),
          ...gone.map((id) => ({ value: String(id), label: t('activityOver', { id }) })),
        ]}
        value={block.activityIds.map(String)}
        onChange={(ids) => onChange({ ...block, activityIds: ids.map(Number) })}
      />
      {block.activityIds.length === 0 && (
        <Select
          label={t('count')}
          allowDeselect={false}
          data={Array.from({ length: faceActivitiesMax }, (_, at) => String(at + 1))}
          value={String(block.count)}
          onChange={(count) => onChange({ ...block, count: Number(count) })}
        />
      )}
    </Stack>
  );
}
