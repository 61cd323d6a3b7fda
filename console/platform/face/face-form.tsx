import { DraftForm, type DraftFormProps } from './draft-form.tsx';
import { FaceHistory } from './face-history.tsx';
import type { FaceFormState } from './use-face-form.ts';

type FaceFormProps<Value> = Omit<DraftFormProps<Value>, 'form' | 'history'> & { form: FaceFormState<Value> };

/** The frame around the fields of a part. */
export function FaceForm<Value>(props: FaceFormProps<Value>) {
  return <DraftForm {...props} history={(acts) => <FaceHistory name={props.form.name} {...acts} />} />;
}
