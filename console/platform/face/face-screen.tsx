import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { FaceName } from '#contract/content/face.ts';
import { type Face, getFace } from '#contract/content/platform-face.ts';
import type { Messages } from '#locales/groups.ts';
import { FaceMessages } from './face-messages.tsx';
import type { SavedPart } from './use-draft-form.ts';

type PartForm<Value> = (form: {
  saved: SavedPart<Value>;
  onReload: () => Promise<SavedPart<Value> | undefined>;
}) => ReactNode;

type FaceScreenProps<Value> = {
  name: Exclude<FaceName, 'home' | 'announcement'>;
  section: keyof Messages['platform']['sections'];
  shape: z.ZodType<Value>;
  children: PartForm<Value>;
};

/** The screen of a part of the face: its form, once it is loaded. */
export function FaceScreen<Value>(props: FaceScreenProps<Value>) {
  return (
    <FaceMessages>
      <Loaded {...props} />
    </FaceMessages>
  );
}

function Loaded<Value>({ name, section, shape, children }: FaceScreenProps<Value>) {
  const t = useTranslations('platform-face');
  const sections = useTranslations('platform.sections');
  const { data, error, refetch } = useCall(getFace, { name });
  const own = (face: Face | undefined): SavedPart<Value> | undefined =>
    face?.name === name ? { ...face, value: shape.parse(face.value) } : undefined;
  const saved = own(data);
  return (
    <Screen title={sections(section)} text={t(`about.${name}`)}>
      {error && !saved && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !saved && <Skeleton h={480} />}
      {saved && children({ saved, onReload: async () => own((await refetch()).data) })}
    </Screen>
  );
}
