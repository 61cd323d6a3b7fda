import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { useApplyForm } from './form-context.ts';

const AgreementDialog = lazy(() =>
  import('./agreement-dialog.tsx').then((module) => ({ default: module.AgreementDialog })),
);

type AgreementFieldProps = { isAgreed: boolean; onChange: (isAgreed: boolean) => void };

/** Nobody applies without having agreed. The text opens over the form, so that nothing entered is lost. */
export function AgreementField({ isAgreed, onChange }: AgreementFieldProps) {
  const t = useTranslations('applications.agreement');
  const { problemOf } = useApplyForm();
  const [isOpen, setOpen] = useState(false);
  const problem = problemOf('agreement');
  return (
    <div>
      <Checkbox
        name="agreement"
        checked={isAgreed}
        aria-invalid={!!problem}
        aria-describedby={problem ? 'agreement-wrong' : undefined}
        onChange={({ target }) => onChange(target.checked)}
      >
        {t.rich('agree', {
          link: (words) => (
            <TextButton variant="strong" onClick={() => setOpen(true)}>
              {words}
            </TextButton>
          ),
        })}
      </Checkbox>
      {problem && (
        <div className="mt-1">
          <FieldNote id="agreement-wrong" text={problem} isError />
        </div>
      )}
      {isOpen && (
        <Suspense>
          <AgreementDialog
            onClose={() => setOpen(false)}
            onAccept={() => {
              onChange(true);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
