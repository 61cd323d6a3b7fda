import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import { type Contact, sendProofCode } from '#contract/identity/shopper-contacts.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { maskedEmail, maskedPhone } from '#storefront/base/i18n/masked.ts';
import { AccountCodeField } from './account-code-field.tsx';
import { type Check, checkPassword, checkProofCode } from './checks.ts';
import { QuietButton } from './form-buttons.tsx';
import { PasswordField } from './password-field.tsx';

/** By which of two ways an owner shows that it is them, and what they have typed. */
export type ProofDraft = { way: 'password' | 'code'; password: string; code: string };

export const firstProof = (user: User): ProofDraft => ({
  way: user.hasPassword ? 'password' : 'code',
  password: '',
  code: '',
});

/** What is sent with the change; nothing when there is nothing to replace. */
export function proofInput(draft: ProofDraft, isReplacing: boolean): { password?: string; proofCaptcha?: string } {
  if (!isReplacing) return {};
  return draft.way === 'password' ? { password: draft.password } : { proofCaptcha: draft.code.trim() };
}

export function checkProof(draft: ProofDraft, isReplacing: boolean): Check {
  if (!isReplacing) return null;
  return draft.way === 'password' ? checkPassword(draft.password) : checkProofCode(draft.code);
}

type ProofFieldsProps = { user: User; contact: Contact; draft: ProofDraft; onChange: (draft: ProofDraft) => void };

/** Asks for the password, or for a code from the contact that is being replaced. Who has no password has the code only. */
export function ProofFields({ user, contact, draft, onChange }: ProofFieldsProps) {
  const t = useTranslations('account.binding');
  const present = user[contact] ?? '';
  const shown = contact === 'email' ? maskedEmail(present) : maskedPhone(present, user.countryCode);
  return (
    <div>
      {draft.way === 'password' ? (
        <PasswordField
          label={t('password')}
          value={draft.password}
          onChange={(password) => onChange({ ...draft, password })}
        />
      ) : (
        <>
          <p className="mb-2 text-xs text-ink-2">{t('proofLine', { contact: shown })}</p>
          <AccountCodeField
            name="proofCaptcha"
            label={t('proofCode')}
            value={draft.code}
            onChange={(code) => onChange({ ...draft, code })}
            kind="proof"
            recipient={present}
            send={() => callFromBrowser(sendProofCode, { contact })}
          />
        </>
      )}
      {user.hasPassword && (
        <div className="mt-1.5">
          <QuietButton onClick={() => onChange({ ...draft, way: draft.way === 'password' ? 'code' : 'password' })}>
            {draft.way === 'password' ? t('useCode', { contact: shown }) : t('usePassword')}
          </QuietButton>
        </div>
      )}
    </div>
  );
}
