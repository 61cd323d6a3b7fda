import { LoaderCircle } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Application, applyToSell, resubmitApplication } from '#contract/applications/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { listShopCategories, listShopTypes } from '#contract/shops/shopper.ts';
import { askToSignIn } from '#storefront/base/client/ask-to-sign-in.ts';
import { callFromBrowser } from '#storefront/base/client/browser-mall.ts';
import { isCallFailure } from '#storefront/base/client/call-mall.ts';
import { useSteadyPending } from '#storefront/base/client/steady-pending.ts';
import { useSubmitGuard } from '#storefront/base/client/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useCountryList } from '#storefront/forms/use-country-list.ts';
import { settledDial } from '#storefront/parts/addresses/address-draft.ts';
import { AgreementField } from './agreement-field.tsx';
import {
  type ApplyDraft,
  type ApplyField,
  type ApplyProblems,
  type ApplyProof,
  firstWrong,
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
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, press } = useSubmitGuard();
  const list = useCountryList(true);
  // What is being sent is no draft any more: saved now, it would be there again afterwards.
  const mayBeSaved = changed === null && !isBusy;
  const { draft: written, change: write, isSaved } = useDraft({ blank, start, isSignedIn, mayBeSaved });
  const [refused, setRefused] = useState<ApplyProblems>({});
  const change = (part: Partial<ApplyDraft>) => {
    setRefused({});
    write(part);
  };
  const draft = { ...written, dial: settledDial(written.dial, list?.countries ?? []) };
  const papers = usePapers(draft.papers, (chosen) => change({ papers: chosen }));
  const [proof, setProof] = useState<ApplyProof>({ captcha: '', isAgreed: false });
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isSending = useSteadyPending(isBusy);

  const found = { ...refused, ...problemsOf(draft, proof, papers.waiting.length > 0) };
  const [asked, setAsked] = useState(false); // for a code: then only the address matters
  const problemOf = (field: ApplyField) => {
    const problem = hasTried || (asked && field === 'email') ? found[field] : undefined;
    return problem && t(`problems.${problem}`);
  };

  function focus(field: ApplyField) {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }
  function goTo(field: ApplyField) {
    focus(field);
    const problem = found[field];
    if (problem) void toast(t(`problems.${problem}`), 'warning', 'application');
  }
  /** Asks guests to sign in first. What was typed stays. */
  function isIn(): boolean {
    if (!isSignedIn) askToSignIn();
    return isSignedIn;
  }
  function mayAsk(): boolean {
    if (!isIn()) return false;
    setAsked(true);
    if (found.email) goTo('email');
    return !found.email;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isIn()) return;
    setTried(true);
    const wrong = firstWrong(problemsOf(draft, proof, papers.waiting.length > 0));
    if (wrong) return goTo(wrong);
    setRefusal('');
    void press(inputOf(draft, proof), async (input) => {
      try {
        if (changed) await callFromBrowser(resubmitApplication, { ...input, id: changed.id });
        else await callFromBrowser(applyToSell, input);
      } catch (failure) {
        if (!isCallFailure(failure)) throw failure;
        const atField = refusedField(failure.reason);
        const first = firstWrong(atField);
        setRefused(atField);
        if (first) focus(first);
        else setRefusal(failure.message);
        throw failure;
      }
      dropGuestDraft();
      onSent();
    });
  }

  return (
    <ApplyFormProvider value={{ draft, change, problemOf }}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
        <Section id="company" title={t('sections.company')}>
          <BusinessFields types={types} categories={categories} />
        </Section>
        <Section id="contact" title={t('sections.contact')}>
          <ContactFields
            captcha={proof.captcha}
            onCaptcha={(captcha) => {
              setRefused({});
              setProof({ ...proof, captcha });
            }}
            mayAsk={mayAsk}
          />
        </Section>
        <Section id="papers" title={t('sections.papers')}>
          <PapersField papers={papers} mayAdd={isIn} />
        </Section>
        <div className="border-t border-line pt-6">
          <AgreementField isAgreed={proof.isAgreed} onChange={(isAgreed) => setProof({ ...proof, isAgreed })} />
          <div className="mt-5 flex items-center gap-5">
            <button
              type="submit"
              aria-busy={isSending}
              className="flex min-h-11 items-center gap-2 rounded-md bg-brand px-9 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-md aria-busy:cursor-progress aria-busy:bg-brand-deep"
            >
              {isSending && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
              {changed ? t('resubmit') : t('submit')}
            </button>
            {refusal !== '' && <p className="text-brand-deep">{refusal}</p>}
            <p role="status" className="ml-auto text-xs text-ink-3">
              {isSaved && t('draftSaved')}
            </p>
          </div>
        </div>
      </form>
    </ApplyFormProvider>
  );
}

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
