import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useTranslations } from 'use-intl';

type Question = {
  title: string;
  text: string;
  /** The word of the button that does it. */
  confirm: string;
  /** The word of the button that does not, where it says more than Cancel. */
  cancel?: string;
  isDanger?: boolean;
  onConfirm: () => void;
};

/** Asks before something that is hard to take back. */
export function useConfirm(): (question: Question) => void {
  const t = useTranslations('console');
  return ({ title, text, confirm, cancel = t('cancel'), isDanger = false, onConfirm }) => {
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{text}</Text>,
      labels: { confirm, cancel },
      closeButtonProps: { 'aria-label': t('close') },
      ...(isDanger && { confirmProps: { color: 'red' } }),
      onConfirm,
    });
  };
}
