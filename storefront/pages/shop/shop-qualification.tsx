import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Qualification } from '#contract/shops/shopper-page.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { QualificationCaptcha } from './qualification-captcha.tsx';
import { useShop } from './use-shop.ts';

/** A shop's papers. A captcha stands before them, so that programs do not collect them. */
export default function ShopQualification() {
  const t = useTranslations('shops.qualification');
  const shop = useShop();
  const [papers, setPapers] = useState<{ shopId: number; qualification: Qualification } | null>(null);
  return (
    <Card aria-labelledby="qualification" className="mt-4 px-8 py-7">
      <h2 id="qualification" className="text-lg font-semibold">
        {t('title')}
      </h2>
      {papers?.shopId === shop.id ? (
        <Papers qualification={papers.qualification} />
      ) : (
        <QualificationCaptcha
          key={shop.id}
          shopId={shop.id}
          onRead={(qualification) => setPapers({ shopId: shop.id, qualification })}
        />
      )}
    </Card>
  );
}

function Papers({ qualification }: { qualification: Qualification }) {
  const t = useTranslations('shops.qualification');
  const shop = useShop();
  const day = useShortDay();
  const { realName, creditId, address, email, phone, joinedAt, papers } = qualification;
  const facts = [
    [t('shopName'), shop.name],
    [t('realName'), realName],
    [t('creditId'), creditId],
    [t('address'), address],
    [t('phone'), phone],
    [t('email'), email],
    [t('joined'), day(joinedAt)],
  ] as const;
  return (
    <div className="mt-4">
      <p className="text-ink-3">{t('note')}</p>
      <dl className="mt-4 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2.5">
        {facts.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label} className="contents">
                <dt className="text-ink-3">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3 className="mt-7 font-semibold">{t('papers')}</h3>
      <ul className="mt-3 flex flex-wrap gap-4">
        {papers.map((paper, at) => (
          <li key={paper.url}>
            <a
              href={paper.url}
              target="_blank"
              rel="noreferrer"
              className="block rounded-md border border-line p-2 hover:border-brand focus-visible:rounded-md"
            >
              <Picture
                picture={paper}
                alt={t('paper', { number: String(at + 1) })}
                width={240}
                className="h-80 w-60 object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
