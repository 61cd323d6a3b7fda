import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownAnnouncement } from '#contract/content/shopper.ts';
import { localPath } from '#contract/core/local-path.ts';
import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { closeAnnouncement, closedAnnouncement } from '#storefront/base/client/saved/closed-announcement.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';

const tones: Record<ShownAnnouncement['tone'], string> = {
  info: 'bg-shade text-white',
  offer: 'bg-brand-fill text-white',
  warning: 'bg-warning-soft text-warning',
};

const neverChanges = () => () => {};

/** What the platform has to say to everyone, above the header, until they close it. */
export function AnnouncementBar() {
  const t = useTranslations('shell');
  const announcement = useKnownHomeData()?.announcement ?? null; // what an earlier visit has saved may have none
  const [closed, setClosed] = useState('');
  const closedBefore = useSyncExternalStore(neverChanges, closedAnnouncement, () => null);
  if (!announcement || announcement.key === closed || announcement.key === closedBefore) return null;
  const { key, text, url, tone } = announcement;
  return (
    <section data-announcement={key} aria-label={t('announcement')} className={tones[tone]}>
      <div className="page-column flex min-h-9 items-center justify-center gap-4">
        <p className="min-w-0 grow py-1.5 text-center">
          {url ? (
            <MallLink to={localPath(url)} className="underline-offset-4 hover:underline">
              {text}
            </MallLink>
          ) : (
            text
          )}
        </p>
        <IconButton
          label={t('closeAnnouncement')}
          variant="inherit"
          size="tiny"
          onClick={() => {
            closeAnnouncement(key);
            setClosed(key);
          }}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
