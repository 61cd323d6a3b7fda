import { Button, FileButton, Group, Image, Input, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ImageUp, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { uploadPayoutProof } from '#contract/payouts/platform.ts';
import { payoutReferenceMax } from '#contract/payouts/values.ts';

export type Proof = { reference: string; proofHash: string | null };
type PaidDialogProps = { title: string; text: string; onClose: () => void; onConfirm: (proof: Proof) => Promise<void> };

/** Asks for the bank’s reference of the transfer, and for a picture of it. */
export function PaidDialog({ title, text, onClose, onConfirm }: PaidDialogProps) {
  const t = useTranslations('platform-money');
  const [proofHash, setProofHash] = useState<string | null>(null);
  const form = useForm({
    initialValues: { reference: '' },
    validate: { reference: (reference) => (reference.trim() ? null : t('referenceMissing')) },
  });
  const submit = form.onSubmit(({ reference }) => onConfirm({ reference: reference.trim(), proofHash }));
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{text}</Text>
          <TextInput
            data-autofocus
            label={t('reference')}
            required
            maxLength={payoutReferenceMax}
            {...form.getInputProps('reference')}
          />
          <ProofField hash={proofHash} onChange={setProofHash} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={form.submitting}>
              {t('payouts.pay')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}

function ProofField({ hash, onChange }: { hash: string | null; onChange: (hash: string | null) => void }) {
  const t = useTranslations('platform-money.payouts');
  const { uploads, send } = useUploads({ call: uploadPayoutProof, onUploaded: () => {} });
  async function take(file: File): Promise<void> {
    const sent = await send(file, file.name);
    if (sent) onChange(sent.hash);
  }
  return (
    <Input.Wrapper label={t('proof')} description={t('proofText')} labelElement="div">
      <Group mt="xs">
        {hash && <Image src={pictureAddress(hash, 160)} alt={t('proof')} w={64} h={64} radius="sm" fit="cover" />}
        {hash ? (
          <Button variant="default" leftSection={<X size={16} aria-hidden="true" />} onClick={() => onChange(null)}>
            {t('removeProof')}
          </Button>
        ) : (
          <FileButton accept="image/jpeg,image/png" onChange={(file) => file && void take(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<ImageUp size={16} aria-hidden="true" />}>
                {t('addProof')}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {uploads.map(({ key, name, part }) => (
        <Progress key={key} mt="xs" value={part * 100} aria-label={t('uploading', { name })} />
      ))}
    </Input.Wrapper>
  );
}
