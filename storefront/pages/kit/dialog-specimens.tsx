import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCarouselTexts } from '#storefront/parts/carousel-texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { Carousel } from '#ui/slides/carousel.tsx';
import { ScrollRow } from '#ui/slides/scroll-row.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const slides = [1, 2, 3].map((id) => ({ id }));
const items = Array.from({ length: 12 }, (_, at) => at + 1);

export function DialogSpecimens() {
  const t = useTranslations('kit');
  const carouselTexts = useCarouselTexts();
  return (
    <Specimens title={t('dialogs')}>
      <Specimen name="Dialog, ConfirmDialog">
        <Dialogs />
      </Specimen>
      <Specimen name="Carousel">
        <Carousel
          label={'Carousel'}
          texts={carouselTexts}
          items={slides}
          hasSteadyArrows
          className="h-36 w-full rounded-lg"
          renderSlide={({ id }) => (
            <div className="grid size-full place-items-center bg-surface">
              <LinkButton to="/dev/kit" variant="quiet">{`Slide ${id}`}</LinkButton>
            </div>
          )}
        />
      </Specimen>
      <Specimen name="ScrollRow">
        <div className="w-full min-w-0">
          <ScrollRow previousLabel={carouselTexts.previous} nextLabel={carouselTexts.next} arrowsAtPx={48}>
            {items.map((item) => (
              <li key={item} className="grid h-24 w-28 shrink-0 place-items-center rounded-md bg-surface">
                <LinkButton to="/dev/kit" variant="quiet">
                  {item}
                </LinkButton>
              </li>
            ))}
          </ScrollRow>
        </div>
      </Specimen>
    </Specimens>
  );
}

function Dialogs() {
  const t = useTranslations('kit');
  const [open, setOpen] = useState<'Dialog' | 'ConfirmDialog' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {(['Dialog', 'ConfirmDialog'] as const).map((name) => (
        <Button key={name} variant="secondary" onClick={() => setOpen(name)}>
          {`${t('open')}: ${name}`}
        </Button>
      ))}
      <Dialog isOpen={open === 'Dialog'} onClose={close} title={'Dialog'} closeLabel={t('close')} className="w-120">
        <DialogContent title={'Dialog'} line={t('hint')} actions={<Button onClick={close}>{t('close')}</Button>}>
          <p>{t('sample')}</p>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'ConfirmDialog'}
        title={'ConfirmDialog'}
        text={t('hint')}
        confirmLabel="OK"
        cancelLabel={t('close')}
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}
