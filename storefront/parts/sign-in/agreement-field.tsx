import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { useFormState } from '#storefront/forms/checked-form.tsx';
import { useSignIn } from '#storefront/forms/sign-in-context.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';

/** Nobody comes in without having agreed. The text opens in a tab of its own, so that nothing entered here is lost. */
export function AgreementField() {
  const t = useTranslations('identity');
  const mallPath = useMallPath();
  const { draft, change } = useSignIn();
  const { wrong, touch } = useFormState();
  const element = useRef<HTMLInputElement>(null);
  // A tick from before the scripts came counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render can find something
  useEffect(() => {
    const isTicked = element.current?.checked ?? false;
    if (isTicked !== draft.isAgreed) change({ isAgreed: isTicked });
  }, []);
  return (
    <Checkbox
      ref={element}
      name="agreement"
      checked={draft.isAgreed}
      aria-invalid={wrong === 'agreement'}
      onChange={(event) => {
        touch('agreement');
        change({ isAgreed: event.target.checked });
      }}
      className="text-xs text-ink-2"
    >
      {t.rich('agree', {
        link: (words) => (
          <a
            href={mallPath('/middlewares/privacy_agreement')}
            target="_blank"
            rel="noopener"
            className="font-medium text-brand-deep hover:underline"
          >
            {words}
          </a>
        ),
      })}
    </Checkbox>
  );
}
