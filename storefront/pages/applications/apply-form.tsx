import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Application, applyToSell, resubmitApplication } from '#contract/applications/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { listShopCategories, listShopTypes } from '#contract/shops/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { FormFrame } from '#storefront/forms/checked-form.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { useCheckedForm } from '#storefront/forms/use-checked-form.ts';
import { useCountryList } from '#storefront/forms/use-country-list.ts';
import { settledDial } from '#storefront/parts/addresses/address-draft.ts';
import { AgreementField } from './agreement-field.tsx';
import {
  type ApplyDraft,
  type ApplyField,
  type ApplyProblems,
  type ApplyProof,
  inOrder,
  inputOf,
  problemsOf,
  refusedField,
} from './apply-draft.ts';
import { BusinessFields } from './business-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ApplyFormProvider } from './form-context.ts';
import { dropGuestDraft } from './guest-draft.ts';
import { PapersField } from './papers-field.tsx';
import { useDraft } from './use-draft.ts';
import { usePapers } from './use-papers.ts';

type ApplyFormProps = {
  types: OutputOf<typeof listShopTypes>;
  categories: OutputOf<typeof listShopCategories>;
  blank: ApplyDraft;
  start: ApplyDraft | null;
  /** The refused application that is being changed; null for a new one. */
  changed: Application | null;
  isSignedIn: boolean;
  onSent: () => void;
};

/** Everything that the mall wants to know. What is wrong is said at each field, and the first of them is gone to. */
export function ApplyForm({ types, categories, blank, start, changed, isSignedIn, onSent }: ApplyFormProps) {
  const t = useTranslations('applications');
  const list = useCountryList(true);
  const [isSending, setSending] = useState(false);
  // What is being sent is no draft any more: saved now, it would be there again afterwards.
  const mayBeSaved = changed === null && !isSending;
  const { draft: written, change, isSaved } = useDraft({ blank, start, isSignedIn, mayBeSaved });
  const draft = {
    ...written,
    dial: settledDial(written.dial, list?.countries ?? []),
    // What is not offered any more has to be chosen again.
    categoryId: idAmong(categories, written.categoryId),
    typeId: idAmong(types, written.typeId),
  };
  const papers = usePapers(draft.papers, (chosen) => change({ papers: chosen }));
  const [proof, setProof] = useState<ApplyProof>({ captcha: '', isAgreed: false });
  const [refusal, setRefusal] = useState('');

  const inWords = (found: ApplyProblems) =>
    inOrder(found).map(({ field, problem }) => ({ field, message: t(`problems.${problem}`) }));
  const problems = inWords(problemsOf(draft, proof, papers.waiting.length > 0));
  /** Asks guests to sign in first. What was typed stays. */
  function isIn(): boolean {
    if (!isSignedIn) askToSignIn();
    return isSignedIn;
  }
  const form = useCheckedForm({
    problems,
    input: inputOf(draft, proof),
    mayTry: isIn,
    refusedAt: (reason) => inWords(refusedField(reason))[0] ?? null,
    topic: 'application',
    send: async (input) => {
      setRefusal('');
      setSending(true);
      try {
        if (changed) await callFromBrowser(resubmitApplication, { ...input, id: changed.id });
        else await callFromBrowser(applyToSell, input);
        dropGuestDraft();
        onSent();
      } catch (failure) {
        const isSaidAtField = isCallFailure(failure) && inOrder(refusedField(failure.reason)).length > 0;
        if (isCallFailure(failure) && !isSaidAtField) setRefusal(failure.message);
        throw failure;
      } finally {
        setSending(false);
      }
    },
  });
  const problemOf = (field: ApplyField) => form.problemOf(field);
  /** For a code only the address matters. */
  const mayAsk = () => isIn() && form.passes(problems.filter(({ field }) => field === 'email'));

  return (
    <ApplyFormProvider value={{ draft, change, problemOf }}>
      <FormFrame state={form} className="grid gap-8">
        <Section id="company" title={t('sections.company')}>
          <BusinessFields types={types} categories={categories} />
        </Section>
        <Section id="contact" title={t('sections.contact')}>
          <ContactFields
            captcha={proof.captcha}
            onCaptcha={(captcha) => setProof({ ...proof, captcha })}
            mayAsk={mayAsk}
          />
        </Section>
        <Section id="papers" title={t('sections.papers')}>
          <PapersField papers={papers} mayAdd={isIn} />
        </Section>
        <div className="border-t border-line pt-6">
          <AgreementField isAgreed={proof.isAgreed} onChange={(isAgreed) => setProof({ ...proof, isAgreed })} />
          <div className="mt-5 flex items-center gap-5">
            <SubmitButton className="min-w-40">{changed ? t('resubmit') : t('submit')}</SubmitButton>
            {refusal !== '' && <p className="text-brand-deep">{refusal}</p>}
            <p role="status" className="ml-auto text-xs text-ink-3">
              {isSaved && t('draftSaved')}
            </p>
          </div>
        </div>
      </FormFrame>
    </ApplyFormProvider>
  );
}

const idAmong = (offered: readonly { id: number }[], id: number | null) =>
  offered.some((each) => each.id === id) ? id : null;

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`apply-${id}`}>
      <h2 id={`apply-${id}`} className="border-l-3 border-brand pl-3 text-base font-semibold">
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  );
}
