import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type RefundKind, type RefundReason, refundNoteMax, requestRefund } from '#contract/refunds/shopper.ts';
import { refundPicturesMax } from '#contract/refunds/values.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { refundPath } from '#storefront/base/links/refund-paths.ts';
import { FormFrame } from '#storefront/forms/checked-form.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { useCheckedForm } from '#storefront/forms/use-checked-form.ts';
import { picturesInput, usePictures } from '#storefront/forms/use-pictures.ts';
import { Field } from '#ui/fields/field.tsx';
import { PicturesField } from '#ui/fields/pictures-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ApplyLineRow } from './apply-line-row.tsx';
import { type ApplyOrder, type ChosenUnits, fitted, linesAsked, mostOf } from './apply-order.ts';
import { ApplyTotal } from './apply-total.tsx';
import { KindChoice } from './kind-choice.tsx';
import { OpenRefunds } from './open-refunds.tsx';
import { useRefundQuote } from './use-refund-quote.ts';

type ApplyFormProps = { order: ApplyOrder; reasons: readonly RefundReason[] };

/** What goes back, why, and what comes back for it. */
export function ApplyForm({ order, reasons }: ApplyFormProps) {
  const t = useTranslations('refunds.apply');
  const refunds = useTranslations('refunds');
  const { orderNo, orderInfoList: lines, kinds, shopName } = order;
  const [kind, setKind] = useState<RefundKind>('money');
  const [chosen, setChosen] = useState<ChosenUnits>({});
  const [reason, setReason] = useState<RefundReason | null>(null);
  const [note, setNote] = useState('');
  const pictures = usePictures({
    max: refundPicturesMax,
    onWrongType: () => void toast(t('pictureRefused'), 'warning', 'refunds'),
    mayRepeat: true,
  });
  const { quote, isPending } = useRefundQuote({ orderNo, chosen, kind, reason });
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const asked = linesAsked(chosen);
  const form = useCheckedForm({
    problems: [
      ...(asked.length === 0 ? [{ field: 'lines', message: t('nothingChosenShort') }] : []),
      ...(reason ? [] : [{ field: 'reason', message: t('chooseReason') }]),
      ...(pictures.isUploading ? [{ field: 'pictures', message: t('waitForPictures') }] : []),
    ],
    input: { orderNo, lines: asked, kind, reason: reason ?? 'other', note: note.trim(), pictures: pictures.urls },
    topic: 'refunds',
    send: async (input) => {
      const { refundOrderNo } = await callFromBrowser(requestRefund, input);
      void toast(t('sent'), 'success', 'refunds');
      await navigate(mallPath(refundPath(refundOrderNo)));
    },
  });

  return (
    <FormFrame state={form} className="rounded-lg bg-card px-7 py-6">
      <h1 className="text-xl font-semibold">{t('title')}</h1>
      <p className="mt-1 text-ink-2">
        <span className="tabular-nums">{t('order', { number: orderNo })}</span> · {shopName}
      </p>
      <OpenRefunds numbers={order.openRefunds} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)_320px] items-start gap-6">
        <div className="grid gap-6">
          {kinds.length > 1 && (
            <KindChoice
              kinds={kinds}
              kind={kind}
              onChange={(next) => {
                setKind(next);
                setChosen(fitted(lines, chosen, next));
              }}
            />
          )}
          <fieldset>
            <legend className="font-medium">{t('goods')}</legend>
            <ul className="divide-y divide-line">
              {lines.map((line) => (
                <ApplyLineRow
                  key={line.lineId}
                  line={line}
                  most={mostOf(line, kind)}
                  isReady={isHydrated}
                  quantity={chosen[line.lineId] ?? 0}
                  onChange={(quantity) => setChosen(fitted(lines, { ...chosen, [line.lineId]: quantity }, kind))}
                />
              ))}
            </ul>
          </fieldset>
          <Field label={t('reason')} error={form.problemOf('reason')} isRequired>
            <Select
              name="reason"
              value={reason ?? ''}
              onChange={(event) => setReason(reasons.find((each) => each === event.target.value) ?? null)}
            >
              <option value="">{t('chooseReason')}</option>
              {reasons.map((each) => (
                <option key={each} value={each}>
                  {refunds(`reasons.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('note')} count={t('length', { count: String(note.length), max: String(refundNoteMax) })}>
            <Textarea
              value={note}
              maxLength={refundNoteMax}
              placeholder={t('notePlaceholder')}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <PicturesField
            name="pictures"
            {...picturesInput(pictures)}
            texts={{
              label: t('pictures'),
              add: t('addPicture'),
              hint: t('picturesHint', { max: String(refundPicturesMax) }),
              remove: (number) => t('removePicture', { number }),
              uploading: (number) => t('uploading', { number }),
            }}
          />
        </div>
        <div className="sticky top-24 grid gap-4">
          <ApplyTotal quote={quote} isPending={isPending} />
          <SubmitButton>{t('submit')}</SubmitButton>
        </div>
      </div>
    </FormFrame>
  );
}
