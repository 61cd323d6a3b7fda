import { useTranslations } from 'use-intl';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { useSignIn } from '#storefront/forms/sign-in-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { FacebookMark, GoogleMark, TwitterMark } from './provider-marks.tsx';
import { beginFacebook, beginGoogle, beginTwitter } from './social-sign-in.ts';

/** The accounts of other services that this mall takes. */
export function ThirdParties() {
  const t = useTranslations('identity');
  const { methods } = useSignIn();
  const { isBusy, press } = useSubmitGuard();
  if (!methods) return null;
  const providers = [
    {
      name: 'Facebook',
      isOpen: methods.facebookOpen && Boolean(methods.facebookAppId), // spec §6: both; another back end may leave it out
      Mark: FacebookMark,
      begin: beginFacebook,
    },
    { name: 'Google', isOpen: methods.googleOpen, Mark: GoogleMark, begin: beginGoogle },
    { name: 'Twitter', isOpen: methods.twitterOpen, Mark: TwitterMark, begin: beginTwitter },
  ].filter(({ isOpen }) => isOpen);
  if (providers.length === 0) return null;
  return (
    <section aria-label={t('thirdParties')} className="mt-5">
      <p className="flex items-center gap-3 text-xs text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('thirdParties')}
      </p>
      <ul className="mt-3 flex justify-center gap-4">
        {providers.map(({ name, Mark, begin }) => (
          <li key={name}>
            <IconButton
              variant="outline"
              size="large"
              label={name}
              title={name}
              aria-busy={isBusy}
              onClick={() => void press(name, begin)}
            >
              <Mark />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
