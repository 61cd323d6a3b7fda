import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
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
      <label className="inline-flex items-start gap-2.5">
        <input
          type="checkbox"
          name="agreement"
          checked={isAgreed}
          aria-invalid={!!problem}
          aria-describedby={problem ? 'agreement-wrong' : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="mt-0.5 size-4 shrink-0 cursor-pointer accent-brand aria-invalid:outline-2 aria-invalid:outline-offset-1 aria-invalid:outline-brand"
        />
        <span>
          {t.rich('agree', {
            link: (words) => (
              <button
                type="button"
                onClick={() => setOpen(true)}
                className="font-medium text-brand-deep underline-offset-2 hover:underline"
              >
                {words}
              </button>
            ),
          })}
        </span>
      </label>
      {problem && (
        <p id="agreement-wrong" className="mt-1 text-xs text-brand-deep">
          {problem}
        </p>
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
