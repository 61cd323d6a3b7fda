import { ActionIcon, Box, FileButton, Group, Image, Input, Loader, Text, UnstyledButton } from '@mantine/core';
import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { uploadFile } from '#console/base/upload.ts';
import { useShopId } from '#console/base/use-call.ts';
import { uploadRefundPicture } from '#contract/refunds/merchant-returns.ts';
import { refundPicturesMax } from '#contract/refunds/values.ts';

const side = 72;

type PhotoFieldProps = { urls: readonly string[]; onChange: (edit: (urls: readonly string[]) => string[]) => void };

/** Photos that a buyer and the platform may see, and nobody else. */
export function PhotoField({ urls, onChange }: PhotoFieldProps) {
  const t = useTranslations('console.refunds');
  const shopId = useShopId();
  const { failed } = useNotices();
  const [waiting, setWaiting] = useState(0);
  const room = refundPicturesMax - urls.length - waiting;

  async function upload(file: File): Promise<void> {
    setWaiting((count) => count + 1);
    try {
      const { url } = await uploadFile(uploadRefundPicture, file, shopId, () => {});
      onChange((before) => [...new Set([...before, url])].slice(0, refundPicturesMax));
    } catch (error) {
      failed(error);
    } finally {
      setWaiting((count) => count - 1);
    }
  }

  return (
    <Input.Wrapper labelElement="div" label={t('photos')}>
      <Group gap="xs" mt={4}>
        {urls.map((url, at) => (
          <Box key={url} pos="relative">
            <Image src={url} w={side} h={side} radius="sm" fit="cover" alt={t('proof', { number: at + 1 })} />
            <ActionIcon
              pos="absolute"
              top={2}
              right={2}
              size="sm"
              variant="filled"
              color="dark"
              aria-label={t('removePhoto', { number: at + 1 })}
              onClick={() => onChange((before) => before.filter((one) => one !== url))}
            >
              <X size={14} aria-hidden="true" />
            </ActionIcon>
          </Box>
        ))}
        {waiting > 0 && <Loader size="sm" aria-label={t('uploading')} />}
        {room > 0 && (
          <FileButton
            multiple
            accept="image/jpeg,image/png"
            onChange={(files) => void Promise.all(files.slice(0, room).map(upload))}
          >
            {(props) => (
              <UnstyledButton
                {...props}
                w={side}
                h={side}
                bd="1px dashed var(--console-line)"
                bdrs="sm"
                aria-label={t('addPhoto')}
              >
                <Group justify="center">
                  <ImagePlus size={22} aria-hidden="true" />
                </Group>
              </UnstyledButton>
            )}
          </FileButton>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {t('photosHint', { max: refundPicturesMax })}
      </Text>
    </Input.Wrapper>
  );
}
