import { Image, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { useSend } from '#console/base/use-call.ts';
import { SaveRow } from '#console/merchant/shop/save-row.tsx';
import { editShopPictures, type SinglePicture, singlePictures } from '#contract/shops/merchant-pictures.ts';
import { BannersPart } from './banners-part.tsx';
import { fieldsOf, inputOf, type Saved, valuesOf } from './picture-values.ts';
import { SinglePicturePart } from './single-picture-part.tsx';

type PicturesFormProps = { pictures: Saved; onReload: () => Promise<Saved | undefined> };

/** Logo, pictures of the pages and banners, saved together. */
export function PicturesForm({ pictures, onReload }: PicturesFormProps) {
  const t = useTranslations('shop-face.pictures');
  const { done, failed } = useNotices();
  const send = useSend(editShopPictures);
  const { base, theirs, show, settle } = useConflict({ opened: pictures, onReload });
  const [values, setValues] = useState(() => valuesOf(pictures));

  async function save(over: Saved) {
    try {
      const { version } = await send.mutateAsync({ ...inputOf(values), version: over.version });
      settle({ ...over, version });
      done(t('saved'));
    } catch (error) {
      if (!(await show(error))) failed(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(base ?? pictures);
  }

  function takeTheirs(newest: Saved) {
    setValues(valuesOf(newest));
    settle(newest);
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        {singlePictures.map((name) => (
          <SinglePicturePart
            key={name}
            name={name}
            hash={values[name]}
            onChange={(hash) => setValues((before) => ({ ...before, [name]: hash }))}
          />
        ))}
        <BannersPart
          banners={values.banners}
          onChange={(edit) => setValues((before) => ({ ...before, banners: edit(before.banners) }))}
        />
        {theirs && (
          <ConflictAlert
            saved={theirs}
            base={fieldsOf(valuesOf(base ?? pictures))}
            mine={fieldsOf(values)}
            theirs={fieldsOf(valuesOf(theirs))}
            labelOf={(field) =>
              field.startsWith('banner ')
                ? t('banner', { number: field.slice(7) })
                : t(`names.${field as SinglePicture}`)
            }
            textOf={(field, fields) => <ShownField text={String(fields[field] ?? '')} />}
            isSaving={send.isPending}
            onTakeTheirs={() => takeTheirs(theirs)}
            onKeepMine={() => void save(theirs)}
          />
        )}
        <SaveRow isOff={theirs !== null} isSaving={send.isPending} />
      </Stack>
    </form>
  );
}

/** A field as a picture, and the product to which it leads. */
function ShownField({ text }: { text: string }) {
  const [, hash, product] = /^(\w+) ?(.*)$/.exec(text) ?? [];
  if (!hash) return '–';
  return (
    <>
      <Image src={pictureAddress(hash, 160)} alt="" h={40} w="auto" fit="contain" radius="sm" />
      <Text size="sm">{product}</Text>
    </>
  );
}
