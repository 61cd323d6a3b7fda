import { ClipboardList, SearchCheck, Store } from 'lucide-react';
import { useTranslations } from 'use-intl';

const steps = [
  { key: 'write', Icon: ClipboardList },
  { key: 'review', Icon: SearchCheck },
  { key: 'open', Icon: Store },
] as const;

/** How it goes on from here, in three words. */
export function ApplySteps() {
  const t = useTranslations('applications.steps');
  return (
    <ol aria-label={t('label')} className="my-6 grid grid-cols-3 gap-4">
      {steps.map(({ key, Icon }, at) => (
        <li key={key} className="flex items-center gap-3 rounded-md bg-page px-5 py-4">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
            <Icon size={20} aria-hidden="true" />
          </span>
          <span>
            <span className="text-ink-3 tabular-nums">{`${at + 1}. `}</span>
            <span className="font-medium">{t(key)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
