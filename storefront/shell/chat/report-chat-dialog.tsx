import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { reportChat } from '#contract/chat/shopper.ts';
import { type ChatReportReason, chatReportReasons, chatTextMax } from '#contract/chat/values.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';

/** Reports a conversation: the platform may read it then. */
export function ReportChatDialog({ chatId, name, onClose }: { chatId: number; name: string; onClose: () => void }) {
  const t = useTranslations('chat.report');
  const { isBusy, press } = useSubmitGuard();
  const [reason, setReason] = useState<ChatReportReason>('abuse');
  const [note, setNote] = useState('');
  const group = useId();
  const report = () =>
    press({ chatId, reason, note: note.trim() }, async (input) => {
      await callFromBrowser(reportChat, input);
      onClose();
      void toast(t('done'), 'success', 'chat-report');
    });
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('cancel')} className="w-120 text-sm">
      <DialogContent
        title={t('title')}
        line={t('line', { name })}
        onSubmit={() => void report()}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {t('send')}
            </Button>
          </>
        }
      >
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-medium">{t('why')}</legend>
          {chatReportReasons.map((each) => (
            <Radio key={each} name={group} checked={each === reason} onChange={() => setReason(each)}>
              {t(`reasons.${each}`)}
            </Radio>
          ))}
        </fieldset>
        <Field label={t('note')}>
          <Textarea rows={3} maxLength={chatTextMax} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </DialogContent>
    </Dialog>
  );
}
