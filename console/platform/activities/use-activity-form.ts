import { useTranslations } from 'use-intl';
import { useSend } from '#console/base/use-call.ts';
import { useDraftForm } from '#console/platform/face/use-draft-form.ts';
import { ActivityPage, PublishedActivity } from '#contract/catalogue/activity-page.ts';
import {
  discardActivityDraft,
  publishActivity,
  saveActivityDraft,
  type WrittenActivity,
} from '#contract/catalogue/platform-activities.ts';

type ActivityFormInput = { activity: WrittenActivity; onReload: () => Promise<WrittenActivity | undefined> };

/** Writing an activity. */
export function useActivityForm({ activity, onReload }: ActivityFormInput) {
  const t = useTranslations('platform-face.activities');
  const times = useTranslations('console.shownTimes');
  const send = {
    save: useSend(saveActivityDraft),
    publish: useSend(publishActivity),
    discard: useSend(discardActivityDraft),
  };
  const { id } = activity;
  return useDraftForm<ActivityPage>({
    shape: ActivityPage,
    publishShape: PublishedActivity,
    saved: activity,
    onReload,
    acts: {
      save: (version, value) => send.save.mutateAsync({ id, version, value }),
      publish: (version, value) => send.publish.mutateAsync({ id, version, value }),
      discard: (version) => send.discard.mutateAsync({ id, version }),
      isBusy: Object.values(send).some(({ isPending }) => isPending),
    },
    wordsFor: (field) => {
      if (field === 'products') return t('wrongProducts');
      return field === 'until' ? times('endsBeforeStart') : undefined;
    },
  });
}
