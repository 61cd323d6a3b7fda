import type { z } from 'zod';
import { useSend } from '#console/base/use-call.ts';
import type { FaceName } from '#contract/content/face.ts';
import { discardFaceDraft, publishFace, saveFaceDraft } from '#contract/content/platform-face.ts';
import { type SavedPart, useDraftForm } from './use-draft-form.ts';

type FaceFormInput<Value> = {
  name: FaceName;
  shape: z.ZodType<Value>;
  saved: SavedPart<Value>;
  onReload: () => Promise<SavedPart<Value> | undefined>;
};

/** Writing a part of the face. */
export function useFaceForm<Value>({ name, ...input }: FaceFormInput<Value>) {
  const send = { save: useSend(saveFaceDraft), publish: useSend(publishFace), discard: useSend(discardFaceDraft) };
  // Which shape belongs to which name, the contract checks once more.
  const change = (version: number, value: Value) => saveFaceDraft.input.parse({ name, version, value });
  const form = useDraftForm<Value>({
    ...input,
    acts: {
      save: (version, value) => send.save.mutateAsync(change(version, value)),
      publish: (version, value) => send.publish.mutateAsync(change(version, value)),
      discard: (version) => send.discard.mutateAsync({ name, version }),
      isBusy: Object.values(send).some(({ isPending }) => isPending),
    },
  });
  return { ...form, name };
}

export type FaceFormState<Value> = ReturnType<typeof useFaceForm<Value>>;
