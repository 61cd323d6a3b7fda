import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Application } from '#contract/applications/shopper.ts';
import { useCountryNames } from '#storefront/base/i18n/country-names.ts';
import { PictureButton } from '#ui/buttons/picture-button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { PaperViewer } from './paper-viewer.tsx';

/** All that was entered in an application, as it was entered. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useTranslations('applications');
  const nameOf = useCountryNames();
  const [shown, setShown] = useState<number | null>(null);
  const { qualificationPicture: papers, keywords, country, handlingFee } = application;
  const none = <span className="text-ink-3">{t('record.none')}</span>;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3">
        <Fact name={t('fields.name')}>{application.name}</Fact>
        <Fact name={t('fields.realName')}>{application.realName}</Fact>
        <Fact name={t('fields.category')}>
          {application.categoryName}
          <span className="block text-xs text-ink-3">{t('commission', { percent: `${handlingFee}%` })}</span>
        </Fact>
        <Fact name={t('fields.type')}>{application.typeName}</Fact>
        <Fact name={t('fields.phone')}>{`${application.countryCode} ${application.phone}`}</Fact>
        <Fact name={t('fields.email')}>{application.email}</Fact>
        <Fact name={t('fields.country')}>{country ? nameOf(country) : none}</Fact>
        <Fact name={t('fields.address')}>{application.address}</Fact>
        <Fact name={t('fields.keywords')}>{keywords.length > 0 ? keywords.join(' · ') : none}</Fact>
      </dl>
      <p className="mt-4 text-ink-3">{t('fields.papers')}</p>
      <ul aria-label={t('papers.list')} className="mt-2 flex flex-wrap gap-3">
        {papers.map((picture, at) => (
          <li key={picture.url}>
            <PictureButton
              label={t('papers.show', { number: String(at + 1) })}
              className="size-20"
              onClick={() => setShown(at)}
            >
              <Picture picture={picture} alt="" width={80} className="size-full object-cover" />
            </PictureButton>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PaperViewer papers={papers} startsAt={shown} name={application.name} onClose={() => setShown(null)} />
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] gap-3">
      <dt className="text-ink-3">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
