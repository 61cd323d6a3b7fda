import { MultiSelect, Select, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCall } from '#console/base/use-call.ts';
import { listActivities } from '#contract/catalogue/shopper.ts';
import { faceActivitiesMax, type MallBlockOf } from '#contract/content/face.ts';

type ActivityFieldsProps = { block: MallBlockOf<'activities'>; onChange: (block: MallBlockOf<'activities'>) => void };

/** Which activities a block shows: those named, or the next ones. */
export function ActivityFields({ block, onChange }: ActivityFieldsProps) {
  const t = useTranslations('platform-face.home');
  const { data = [] } = useCall(listActivities, {});
  const running = data.filter(({ kind }) => kind === 'standard');
  const gone = block.activityIds.filter((id) => !running.some((activity) => activity.id === id));
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
          ...running.map(({ id, name }) => ({ value: String(id), label: name })),
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
