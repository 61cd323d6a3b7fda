import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { type AddressChange, agreeAddressChange, refuseAddressChange } from '#contract/orders/address-change.ts';

type AddressRequestProps = { orderNo: string; change: AddressChange };

/** Another address that the buyer asks for: the shop agrees, or refuses with a reason. */
export function AddressRequest({ orderNo, change: { id, address } }: AddressRequestProps) {
  const t = useTranslations('console.orders.addressChange');
  const { nameOf } = useCountries();
  const { done, failed } = useNotices();
  const agree = useSend(agreeAddressChange);
  const [isRefusing, setRefusing] = useState(false);
  return (
    <Alert color="orange" icon={<MapPin size={20} aria-hidden="true" />} className="no-print">
      <Stack gap="sm" align="flex-start">
        <Text fw={600}>{t('title')}</Text>
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {[
            address.realName,
            `${address.countryCode} ${address.phone}`,
            address.detail,
            `${address.postCode} ${nameOf(address.country)}`,
          ].join('\n')}
        </Text>
        <Group gap="xs">
          <Button
            loading={agree.isPending}
            onClick={() => void agree.mutateAsync({ orderNo, id }).then(() => done(t('agreed')), failed)}
          >
            {t('agree')}
          </Button>
          <Button variant="default" onClick={() => setRefusing(true)}>
            {t('refuse')}
          </Button>
        </Group>
      </Stack>
      {isRefusing && <RefuseDialog orderNo={orderNo} id={id} onClose={() => setRefusing(false)} />}
    </Alert>
  );
}

function RefuseDialog({ orderNo, id, onClose }: { orderNo: string; id: number; onClose: () => void }) {
  const t = useTranslations('console.orders.addressChange');
  const { done, failed } = useNotices();
  const refuse = useSend(refuseAddressChange);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  async function submit(): Promise<void> {
    if (!reason.trim()) {
      setMissing(true);
      return;
    }
    try {
      await refuse.mutateAsync({ orderNo, id, reason });
      done(t('refused'));
      onClose();
    } catch (error) {
      failed(error);
    }
  }

  return (
    <Dialog title={t('refuseTitle')} onClose={onClose}>
      <Stack>
        <Text size="sm">{t('refuseText')}</Text>
        <Textarea
          label={t('reason')}
          maxLength={200}
          autosize
          minRows={2}
          value={reason}
          error={isMissing && t('reasonMissing')}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <DialogButtons onCancel={onClose}>
          <Button loading={refuse.isPending} onClick={() => void submit()}>
            {t('refuse')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
