import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { getLoginPicture } from '#contract/content/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';

/** The mall's picture beside the form. It is an ornament: the form is there before it and without it. */
export function LoginPicture({ className }: { className: string }) {
  const t = useTranslations('identity');
  const [picture, setPicture] = useState('');
  useEffect(() => {
    callQuietly(getLoginPicture, {}).then(
      ({ loginLeftImage }) => setPicture(loginLeftImage),
      () => {},
    );
  }, []);
  return (
    <div className={`overflow-hidden bg-brand-soft ${className}`}>
      {picture && (
        <img src={picture} alt={t('picture')} className="size-full object-cover" onError={() => setPicture('')} />
      )}
    </div>
  );
}
