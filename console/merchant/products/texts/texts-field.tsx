import { TextsInput, type TextsInputProps } from '#console/base/texts/texts-input.tsx';
import { fieldId, useEditor } from '#console/merchant/products/editor/editor-context.ts';
import { useProblemOf } from '#console/merchant/products/editor/problem-text.ts';

type TextsFieldProps = Omit<TextsInputProps, 'id' | 'locale' | 'error'> & {
  /** The path of the texts in the product, by which problems name it. */
  field: string;
};

/** A text of the product that is being edited, with what is wrong with it. */
export function TextsField({ field, ...input }: TextsFieldProps) {
  const { locale } = useEditor();
  const problemOf = useProblemOf();
  return <TextsInput {...input} id={fieldId(field)} locale={locale} error={problemOf(field)} />;
}
